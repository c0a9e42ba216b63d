import { deepStrictEqual as deepEqual } from 'node:assert'
import { Attacker } from '../security/attacker'
import { until, type Target } from './browser'
import { EngineHost } from './host'
import {
  arrive,
  balance,
  button,
  call,
  cents,
  controlled,
  expectBalance,
  field,
  HEADER,
  inTransferMode,
  MAIN,
  outcomeSeen,
  toast,
  type Step,
  type Walk,
} from './walk'

const HOSTILE = `<h3>标题</h3><p style="position:fixed" onclick="window.hacked=1">安全的正文</p>
<img src="x" onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">坏链接</a>
<a href="#/vip">站内链接</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe><form><input name="p"></form>`

async function expectHarmless(walk: Walk): Promise<void> {
  const { tab, host } = walk
  await tab.load(host.url)
  await controlled(tab)
  const answer = {
    call: '/api/article',
    times: 9,
    json: { code: 200, message: '', data: { content: HOSTILE } },
  }
  await call(tab, '/api/__demo__/next', answer)
  await arrive(walk, '/abouts')
  await tab.see({ role: 'link', name: '站内链接', in: { role: 'article' } })
  const found = await tab.evaluate(() => ({
    isHacked: 'hacked' in window,
    left: [
      ...document.querySelectorAll('article :is(script, iframe, form, input, [style], [onclick], [onerror])'),
    ].map(({ tagName }) => tagName),
    links: [...document.querySelectorAll('article a[href]')].map((link) => link.getAttribute('href')),
    hasText: document.querySelector('article')?.textContent.includes('安全的正文'),
  }))
  deepEqual(found, { isHacked: false, left: [], links: ['#/vip'], hasText: true })
  await call(tab, '/api/__demo__/forget')
}

/** The sanitiser's own document loads and runs nothing, but has the page's policy, which hostile HTML violates. */
const PARSED = /^policy: (style|script)-src|^engine: .*(Content.Security.Policy|inline (style|event|script))/i

/** Everything a foreign page could change in the demo server. */
async function stateOf({ tab }: Walk) {
  const state = await call<Record<string, unknown>>(tab, '/api/__demo__/state')
  const { now: _now, requests: _requests, entries, ...others } = state
  return { ...others, entries: (entries as unknown[]).length }
}

/** What goes wrong: lost answers, a killed worker, no server, hostile HTML, the engine’s end. */
export const FAILURE_STEPS: Step[] = [
  {
    says: 'a lost answer is told as unknown and then found',
    async run(walk) {
      const { tab } = walk
      await inTransferMode(walk)
      const before = await balance(tab)
      // What succeeded seconds before may have written the row too, and is told so.
      await new Promise((resolve) => setTimeout(resolve, 8000))
      await call(tab, '/api/__demo__/next', { call: '/api/transfer', times: 1, drop: 'answer' })
      await tab.fill(field('转账金额'), '11.11')
      await tab.click(button('确认转账'))
      const unknown: Target = { role: 'alertdialog', name: /^请求结果/ }
      await tab.reads(unknown, '已找到', 40_000)
      await expectBalance(tab, before, -1111)
      await tab.click(button('关闭', unknown))
    },
  },
  {
    says: 'a worker killed at the press: no message is false, and the money moves at most once',
    needs: 'kill',
    async run(walk) {
      const { tab, engine } = walk
      await engine.partWorker()
      await inTransferMode(walk)
      const unknown: Target = { role: 'alertdialog', name: /^请求结果/ }
      let kills = 0
      for (const amount of ['21.21', '22.22', '23.23']) {
        const before = cents(await balance(tab))
        await tab.fill(field('转账金额'), amount)
        const [isKilled] = await Promise.all([engine.killWorker(), tab.click(button('确认转账'))])
        if (isKilled) kills += 1
        const said = async () => {
          if ((await tab.texts(toast('转账成功'))).length > 0) return 'done'
          const [text = ''] = await tab.texts(unknown)
          return /已找到|尚未找到/.exec(text)?.[0] ?? ''
        }
        let word = ''
        await until(
          'the page says what became of it',
          async () => (word = await said()) !== '' || word,
          40_000,
        )
        const moved = before - cents(await balance(tab))
        const wanted = word === '尚未找到' ? 0 : cents(amount)
        if (moved !== wanted) throw new Error(`${word}, but ${moved / 100} moved of ${amount}`)
        if (word !== 'done') await tab.click(button('关闭', unknown))
        // A request that was not found may be sent again, under its first id.
        if (word === '尚未找到') {
          await tab.click(button('确认转账'))
          await tab.see(toast('转账成功'))
        }
        // What succeeded stands in the page until it is left.
        await outcomeSeen(tab)
        await tab.go('/vip')
        await tab.go('/transfer')
        await tab.see(button('确认转账'))
      }
      if (kills === 0) throw new Error('no worker was killed')
    },
  },
  {
    says: 'a lobby reloads with its games after the server is gone',
    expected: /^engine: /,
    async run(walk) {
      const { tab, host } = walk
      await arrive(walk, '/realbet')
      await tab.see({ text: /BG真人厅/, in: MAIN })
      await host.stop()
      try {
        await tab.reload()
        await tab.see({ text: /BG真人厅/, in: MAIN })
        await tab.go('/concise')
        await tab.see(button(/^开始/))
      } finally {
        await host.start()
      }
    },
  },
  {
    says: 'a dialog whose file was missing opens once it is there, and typed text is not lost unasked',
    async run({ tab, engine }) {
      const host = new EngineHost()
      host.missing = /\/SearchDialog-.*\.js$/
      await host.start()
      try {
        await tab.load(`${host.url}/#/register`)
        await until('typing is watched', () =>
          tab.evaluate(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('/afterPaint-')),
          ),
        )
        const name = field('真实姓名')
        await tab.fill(name, '张三')
        await tab.click(button('搜索', HEADER))
        await tab.see({ role: 'alert', has: '网络异常' })
        host.missing = undefined
        const dialog: Target = { role: 'dialog', name: '搜索' }
        const offer: Target = { role: 'button', name: '立即刷新' }
        let isOffered = false
        await until('the dialog or the offer', async () => {
          isOffered = (await tab.texts(offer)).length > 0
          if (isOffered || (await tab.texts(dialog)).length > 0) return true
          return tab.click(button('搜索', HEADER))
        })
        // Firefox before 155 remembers files that failed.
        deepEqual(isOffered, engine.name === 'firefox')
        const typed = () =>
          tab.evaluate(() => [...document.querySelectorAll('input')].some(({ value }) => value === '张三'))
        deepEqual(await typed(), true)
        if (!isOffered) return
        await tab.click(offer)
        await until('the page is new', async () => !(await typed()))
        await tab.see(name)
        await tab.click(button('搜索', HEADER))
        await tab.see(dialog)
      } finally {
        await host.stop()
      }
    },
  },
  {
    says: 'HTML of the server is harmless',
    expected: PARSED,
    run: expectHarmless,
  },
  {
    says: 'a page of another origin changes nothing and runs no script on the portal’s',
    // The attacker's own failures, and the refused documents'.
    expected: /^engine: /,
    async run(walk) {
      const { tab, host } = walk
      await arrive(walk, '/')
      await controlled(tab)
      const before = await stateOf(walk)
      const attacker = new Attacker(host.url)
      await attacker.start()
      try {
        // The same site at another port may do more than another site, which Chromium's spec tries too.
        await tab.load(attacker.url('127.0.0.1'))
        await until('all is tried', () => tab.evaluate(() => document.title === 'done' || document.title))
        for (const address of attacker.topPages('127.0.0.1')) {
          await tab.load(address)
          await until(`${address} is at the portal`, () =>
            tab.evaluate((portal) => location.origin === portal || location.href, host.url),
          )
          deepEqual(await tab.evaluate(() => origin), 'null')
        }
      } finally {
        attacker.stop()
      }
      deepEqual(attacker.pwned, [])
      await arrive(walk, '/')
      await controlled(tab)
      deepEqual(await stateOf(walk), before)
      const account = { name: 'demo888', password: 'demo8888', code: '3KD7' }
      const session = await call<{ new_api_token?: string }>(tab, '/api/login_pc', account)
      if (!session.new_api_token) throw new Error('the password is another')
    },
  },
  {
    says: 'after the engine was ended and started again the account is there, the worker answers at once, and nothing moves',
    needs: 'profile',
    async run({ engine, tab, host }) {
      const account = {
        name: 'kept01',
        password: 'abcd1234',
        confirmPass: 'abcd1234',
        realname: '陈星',
        paypassword: '123456',
        code: '3KD7',
      }
      await call(tab, '/api/register', account)
      const next = await engine.restart(host)
      await next.see({ role: 'heading', in: MAIN })
      deepEqual(await next.evaluate(() => navigator.serviceWorker.controller !== null), true)
      const { new_api_token } = await call<{ new_api_token: string }>(next, '/api/login_pc', account)
      if (!new_api_token) throw new Error('the account is gone')
      await until('nothing moves', () =>
        next.evaluate(() => {
          if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return 'motion is not reduced'
          const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
          return moving.length === 0 || `${moving.length} animations run`
        }),
      )
    },
  },
]
