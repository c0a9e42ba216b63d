import { deepStrictEqual as deepEqual } from 'node:assert'
import { join } from 'node:path'
import { everythingStored } from '../kit/everythingStored'
import { captchaAt } from '../kit/steps'
import { until, type Engine, type Tab, type Target } from './browser'
import { EngineHost } from './host'

/** What a walk uses: an engine, its first tab, and the build's host. */
type Walk = { engine: Engine; tab: Tab; host: EngineHost; width: number; pictures: string | undefined }
/** A step of the walk: what is true when it passes, and how it is tested. */
export type Step = {
  says: string
  /** Errors that the page or the engine may log in this step. */
  expected?: RegExp
  /** It ends the worker. */
  isKilling?: true
  run: (walk: Walk) => Promise<void>
}

const HEADER: Target = { role: 'banner', name: '页头' }
/** The member's balance, in the header at every width. */
const BALANCE: Target = { css: 'header [data-balance]' }
const MAIN: Target = { role: 'main' }
const LOGIN: Target = { role: 'dialog', name: '会员登录' }
const LOGIN_BUTTON: Target = { role: 'button', name: '登录', in: HEADER }
const button = (name: string | RegExp, scope: Target = MAIN): Target => ({ role: 'button', name, in: scope })
const field = (label: string, scope: Target = MAIN): Target => ({ label, in: scope })
const heading = (name: string): Target => ({ role: 'heading', name, in: MAIN })
/** A row of a record list: a table's, or on phones a statement's. */
const row = (width: number, text: string): Target => ({
  role: width < 768 ? 'listitem' : 'row',
  has: text,
  in: MAIN,
})
const toast = (text: string): Target => ({ role: 'status', has: text })

/** Calls the demo server as this page's session, as the page itself does. */
const call = <T>(tab: Pick<Tab, 'evaluate'>, path: string, body: object = {}): Promise<T> =>
  tab.evaluate(
    async ({ path: to, body: sent }) => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}`,
      }
      const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) })
      return ((await response.json()) as { data: never }).data
    },
    { path, body },
  )

const controlled = (tab: Pick<Tab, 'evaluate'>) =>
  until(
    'the worker controls the page',
    () => tab.evaluate(() => navigator.serviceWorker.controller !== null),
    30_000,
  )

/** Installs the portal as far as a page can tell; the message comes once the worker has all files. */
const filled = (tab: Pick<Tab, 'evaluate'>) =>
  until(
    'the worker has all files',
    () =>
      tab.evaluate(() => {
        dispatchEvent(new Event('appinstalled'))
        return localStorage.getItem('portal:offlineReady') !== null
      }),
    30_000,
  )

async function captcha(tab: Tab, scopeSelector: string): Promise<string> {
  const read = () =>
    tab.evaluate(
      (selector) =>
        document.querySelector(`${selector} [aria-label="点击更换验证码"] img`)?.getAttribute('src') ?? null,
      scopeSelector,
    )
  await until('the captcha is there', async () => captchaAt(await read()) !== '')
  return captchaAt(await read())
}

/** Reloads the portal at a route, without the welcome dialog. */
async function arrive({ tab, host }: Walk, route: string): Promise<void> {
  await tab.load(`${host.url}/?${Date.now()}#${route}`)
  await tab.see({ role: 'heading', in: MAIN })
}

async function logInByDialog(walk: Walk, name: string, password: string): Promise<void> {
  const { tab } = walk
  await tab.click(LOGIN_BUTTON)
  await tab.fill(field('账号', LOGIN), name)
  await tab.fill(field('密码', LOGIN), password)
  await tab.fill(field('验证码', LOGIN), await captcha(tab, 'dialog[open]'))
  await tab.click(button('立即登录', LOGIN))
  await tab.see(BALANCE)
  await tab.gone(LOGIN)
}

/** The transfer page as demo888, in transfer mode. */
async function inTransferMode(walk: Walk): Promise<void> {
  await call(walk.tab, '/api/__demo__/member', { username: 'demo888', transferstatus: 0 })
  await asMember(walk, '/transfer')
  await walk.tab.see(button('确认转账'))
}

/** The portal at a route with a session of demo888. */
async function asMember(walk: Walk, route: string): Promise<void> {
  await arrive(walk, route)
  const { tab } = walk
  const isMember = await tab.evaluate(() => sessionStorage.getItem('token') !== null)
  if (!isMember) {
    await logInByDialog(walk, 'demo888', 'demo8888')
    await tab.go(route)
  }
  await tab.see(BALANCE)
}

const balance = async (tab: Tab): Promise<string> =>
  (await call<{ balance: string }>(tab, '/api/balance')).balance

const cents = (amount: string) => Math.round(Number(amount) * 100)

async function expectBalance(tab: Tab, from: string, change: number): Promise<void> {
  const wanted = cents(from) + change
  await until(`the balance is ${wanted / 100}`, async () => {
    const now = await balance(tab)
    return cents(now) === wanted || now
  })
}

async function picture({ tab, engine, width, pictures }: Walk, name: string): Promise<void> {
  if (pictures === undefined) return
  await tab.gone({ text: '加载中', in: MAIN })
  await until('what fades in is there', () =>
    tab.evaluate(() =>
      document.getAnimations().every(({ playState, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return playState !== 'running' || endTime === Infinity
      }),
    ),
  )
  await tab.picture(join(pictures, `${name}-${width}-${engine.name}.png`))
}

/** Approves all pending orders. */
async function approve(tab: Tab): Promise<void> {
  type State = { pending: { out_trade_no: string }[] }
  const { pending } = await call<State>(tab, '/api/__demo__/state')
  for (const { out_trade_no } of pending)
    await call(tab, '/api/__demo__/order', { out_trade_no, approve: true })
}

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

/** All steps in order. The first ones are a visitor's, then a new member's, then those of demo888. */
export const STEPS: Step[] = [
  {
    says: 'a first visit shows the home page',
    async run(walk) {
      const { tab, host } = walk
      await tab.load(host.url)
      await tab.see({ role: 'heading', in: MAIN })
      await tab.see({ role: 'dialog', name: /^欢迎来到/ })
      await tab.click(button('关闭', { role: 'dialog', name: /^欢迎来到/ }))
      await tab.see({ role: 'heading', name: '精选场馆' })
    },
  },
  {
    says: 'the worker takes over and answers',
    async run({ tab, engine }) {
      await controlled(tab)
      await filled(tab)
      await engine.partWorker()
      const { title } = await call<{ title: string }>(tab, '/api/app')
      if (title === '') throw new Error('no title')
      await call(tab, '/api/__demo__/site', { index_modal: 0 })
    },
  },
  {
    says: 'home and slots show all their pictures',
    async run(walk) {
      for (const [name, route] of [
        ['home', '/'],
        ['slots', '/concise'],
      ] as const) {
        await arrive(walk, route)
        await until('all pictures are there', () =>
          walk.tab.evaluate(() => {
            const shown = [...document.images].filter(
              (image) => image.checkVisibility() && image.loading !== 'lazy',
            )
            return (
              shown.length > 0 && shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
            )
          }),
        )
        await walk.tab.gone(toast('已可离线使用'))
        await picture(walk, name)
      }
    },
  },
  {
    says: 'a newcomer registers and has 888.00',
    async run(walk) {
      const { tab } = walk
      await arrive(walk, '/register')
      const values = {
        账号: 'newman1',
        密码: 'abcd1234',
        确认密码: 'abcd1234',
        真实姓名: '张三',
        支付密码: '123456',
      }
      for (const [label, value] of Object.entries(values)) await tab.fill(field(label), value)
      await tab.fill(field('验证码'), await captcha(tab, 'main'))
      await tab.click(button('立即注册'))
      await tab.reads(BALANCE, '888.00')
    },
  },
  {
    says: 'a game opens in a tab of its own by one request, takes a bet, and the balance follows',
    async run(walk) {
      const { tab, engine } = walk
      await tab.go('/concise')
      type State = { requests: { call: string }[] }
      const launches = async () =>
        (await call<State>(tab, '/api/__demo__/state')).requests.filter(
          ({ call: asked }) => asked === '/api/getGameUrl',
        ).length
      const before = await launches()
      const game = await engine.opened(() => tab.click(button(/^开始/)))
      await game.see({ role: 'button', name: '投注额5元' })
      await game.click({ role: 'button', name: '投注额5元' })
      await game.click({ role: 'button', name: '开始游戏' })
      await until('the balance has changed', async () => (await balance(tab)) !== '888.00')
      // Back to the first tab: engines that hide the others throttle them.
      await game.close()
      await until('the page shows it', async () => !(await tab.texts(BALANCE)).join().includes('888.00'))
      if ((await launches()) !== before + 1)
        throw new Error(`${(await launches()) - before} requests for one game`)
    },
  },
  {
    says: 'a logout leaves nothing of the member in storage, caches and page',
    async run({ tab, width }) {
      const traces = async () => {
        const all = await tab.evaluate(everythingStored)
        return ['newman1', '张三', '883.00', '"token"'].filter((trace) => all.includes(trace))
      }
      await tab.go('/mine/center')
      await tab.see(heading('个人资料'))
      await until('the member is there before', async () => (await traces()).length >= 2)
      if (width < 768) await tab.click(button('打开菜单', HEADER))
      await tab.click(button('退出', width < 768 ? { role: 'dialog', name: '菜单' } : HEADER))
      await tab.click(button('确定', { role: 'alertdialog' }))
      await tab.see(LOGIN_BUTTON)
      await until('nothing is left', async () => (await traces()).length === 0 || (await traces()).join())
      await tab.reload()
      await tab.see(LOGIN_BUTTON)
      if ((await traces()).length > 0) throw new Error((await traces()).join())
    },
  },
  {
    says: 'login by keyboard alone',
    async run(walk) {
      const { tab } = walk
      await arrive(walk, '/')
      await tab.tabTo(LOGIN_BUTTON)
      await tab.press('Enter')
      await until('the account has the focus', () => tab.hasFocus(field('账号', LOGIN)))
      await picture(walk, 'login')
      await tab.type('demo888')
      await tab.tabTo(field('密码', LOGIN))
      await tab.type('demo8888')
      await tab.tabTo(field('验证码', LOGIN))
      await tab.type(await captcha(tab, 'dialog[open]'))
      await tab.press('Enter')
      await tab.reads(BALANCE, '28,640.50')
      await tab.gone(LOGIN)
    },
  },
  {
    says: 'a deposit by keyboard alone is in the records and arrives',
    async run(walk) {
      const { tab } = walk
      await asMember(walk, '/recharge')
      await call(tab, '/api/__demo__/hold', { on: true })
      await tab.see(button('提交存款'))
      await picture(walk, 'deposit')
      const before = await balance(tab)
      await tab.evaluate(() => void (window.open = () => null))
      const channel = (name: string): Target => ({ role: 'radio', name, in: MAIN })
      await tab.tabTo(channel('钱包支付'))
      await tab.press('ArrowRight')
      await until('another channel has the focus', () => tab.hasFocus(channel('银行卡转账')))
      for (let n = 0; n < 3; n += 1) await tab.press('ArrowRight')
      await until('Alipay is chosen', () => tab.hasFocus(channel('支付宝')))
      await tab.tabTo(button('快捷金额599元'))
      await tab.press('Space')
      await tab.tabTo(button('提交存款'))
      await tab.press('Enter')
      await tab.see(heading('资金记录'))
      await tab.reads(MAIN, '待审核')
      await approve(tab)
      await expectBalance(tab, before, 59_900)
    },
  },
  {
    says: 'the payment page opens in a tab of its own, with address, code and time left',
    async run(walk) {
      const { tab, engine } = walk
      await asMember(walk, '/recharge')
      await tab.click({ role: 'radio', name: 'USDT', in: MAIN })
      await tab.fill(field('存款金额'), '720')
      const page = await engine.opened(() => tab.click(button('提交存款')))
      await page.see(heading('支付信息'))
      await page.see({ role: 'group', name: '收款地址', in: MAIN })
      const side = () =>
        page.evaluate(() =>
          Math.round(document.querySelector('[data-qr] svg')?.getBoundingClientRect().width ?? 0),
        )
      await until('the code is 210 px', async () => (await side()) === 210 || (await side()))
      await page.see({ text: /\d\d:\d\d/, in: MAIN })
      await page.close()
    },
  },
  {
    says: 'a transfer moves the money to a venue and back',
    async run(walk) {
      const { tab } = walk
      await asMember(walk, '/transfer')
      const before = await balance(tab)
      const mode: Target = { role: 'switch', name: '免转模式', in: MAIN }
      await tab.click(mode)
      await tab.see(button('确认转账'))
      await picture(walk, 'transfer')
      await tab.fill(field('转账金额'), '100.10')
      await tab.click(button('确认转账'))
      await tab.see(toast('转账成功'))
      await expectBalance(tab, before, -10_010)
      await tab.gone(toast('转账成功'))
      await tab.click(button('互换'))
      await tab.fill(field('转账金额'), '100.10')
      await tab.click(button('确认转账'))
      await tab.see(toast('转账成功'))
      await expectBalance(tab, before, 0)
    },
  },
  {
    says: 'a withdrawal is confirmed, told as pending, and paid',
    async run(walk) {
      const { tab, width } = walk
      await asMember(walk, '/withdraw')
      await call(tab, '/api/__demo__/member', { username: 'demo888', wagering: '0' })
      const before = await balance(tab)
      await tab.click({ role: 'radio', name: /尾号 3 5 7 1$/ })
      await tab.fill(field('取款金额'), '100')
      await tab.click(field('取款密码'))
      await tab.fill(field('取款密码'), '123456')
      await tab.click(button('提交取款'))
      const confirmation: Target = { role: 'dialog', name: '确认取款' }
      await tab.click(button('确认取款', confirmation))
      await tab.see(toast('提交成功，等待审核'))
      await expectBalance(tab, before, -10_000)
      await approve(tab)
      await tab.go('/transRecord?type=2')
      await tab.see(row(width, '100.00'))
    },
  },
  {
    says: 'bets show rows, a chart, and a file to save',
    async run(walk) {
      const { tab, engine, width } = walk
      await asMember(walk, '/betRecord')
      await tab.see(button('导出CSV'))
      await tab.see(row(width, '已结算'))
      await picture(walk, 'bets')
      await tab.click(button('查看图表'))
      await tab.see({ role: 'img', name: /每日输赢/ })
      const text = await engine.saved(() => tab.click(button('导出CSV')))
      if (!text.startsWith('\uFEFF投注时间,注单号') || text.split('\r\n').length < 20)
        throw new Error(text.slice(0, 200))
    },
  },
  {
    says: 'a lost answer is told as unknown and then found',
    async run(walk) {
      const { tab } = walk
      await inTransferMode(walk)
      const before = await balance(tab)
      await call(tab, '/api/__demo__/next', { call: '/api/transfer', times: 1, drop: 'answer' })
      await tab.fill(field('转账金额'), '11.11')
      await tab.click(button('确认转账'))
      const unknown: Target = { role: 'alertdialog', name: '请求结果未知' }
      await tab.reads(unknown, '已找到', 40_000)
      await expectBalance(tab, before, -1111)
      await tab.click(button('关闭', unknown))
    },
  },
  {
    says: 'a worker killed at the press: no message is false, and the money moves at most once',
    isKilling: true,
    async run(walk) {
      const { tab, engine } = walk
      await engine.partWorker()
      await inTransferMode(walk)
      const unknown: Target = { role: 'alertdialog', name: '请求结果未知' }
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
        if (word === 'done') await tab.gone(toast('转账成功'))
        else await tab.click(button('关闭', unknown))
        // A request that was not found may be sent again, under its first id.
        if (word === '尚未找到') {
          await tab.click(button('确认转账'))
          await tab.see(toast('转账成功'))
          await tab.gone(toast('转账成功'))
        }
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
      await tab.see({ text: /BG 真人厅/, in: MAIN })
      await host.stop()
      try {
        await tab.reload()
        await tab.see({ text: /BG 真人厅/, in: MAIN })
        await tab.go('/concise')
        await tab.see(button(/^开始/))
      } finally {
        await host.start()
      }
    },
  },
  {
    says: 'HTML of the server is harmless, with Trusted Types where the engine has them',
    expected: PARSED,
    run: expectHarmless,
  },
  {
    says: 'HTML of the server is harmless without Trusted Types',
    expected: PARSED,
    async run(walk) {
      const host = new EngineHost({ without: ['trustedTypes'] })
      await host.start()
      try {
        await walk.tab.load(host.url)
        if (await walk.tab.evaluate(() => Boolean(window.trustedTypes))) throw new Error('still there')
        await expectHarmless({ ...walk, host })
        const errors = host.told.filter((text) => !PARSED.test(text))
        if (errors.length > 0) throw new Error(errors.join('\n'))
      } finally {
        await host.stop()
      }
    },
  },
  {
    says: 'after the engine was ended and started again the account is there, the worker answers at once, and nothing moves',
    async run({ engine }) {
      const host = new EngineHost({ isRemote: true })
      await host.start()
      try {
        const first = await engine.restart(host)
        await controlled(first)
        await filled(first)
        const account = {
          name: 'kept01',
          password: 'abcd1234',
          confirmPass: 'abcd1234',
          realname: '陈星',
          paypassword: '123456',
          code: '3KD7',
        }
        await call(first, '/api/register', account)
        const second = await engine.restart(host)
        await until('the page is there', () =>
          second.evaluate(() => document.querySelector('main h1') !== null),
        )
        const isControlled = await second.evaluate(() => navigator.serviceWorker.controller !== null)
        if (!isControlled) throw new Error('no worker controls the first page')
        const { new_api_token } = await call<{ new_api_token: string }>(second, '/api/login_pc', account)
        if (!new_api_token) throw new Error('the account is gone')
        await until('nothing moves', () =>
          second.evaluate(() => {
            if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return 'motion is not reduced'
            const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
            return moving.length === 0 || `${moving.length} animations run`
          }),
        )
        if (host.told.length > 0) throw new Error(host.told.join('\n'))
      } finally {
        await host.stop()
      }
    },
  },
]
