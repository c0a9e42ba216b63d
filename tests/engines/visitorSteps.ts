import { everythingStored } from '../kit/everythingStored'
import { until } from './browser'
import {
  arrive,
  BALANCE,
  balance,
  button,
  call,
  captcha,
  controlled,
  field,
  filled,
  HEADER,
  heading,
  LOGIN,
  LOGIN_BUTTON,
  MAIN,
  toast,
  type Step,
} from './walk'

/** A visitor’s first minutes, then a new member’s until the logout, then a login. */
export const VISITOR_STEPS: Step[] = [
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
      for (const route of ['/', '/concise']) {
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
      await game.see({ role: 'button', name: '5元' })
      await game.click({ role: 'button', name: '5元' })
      await game.click({ role: 'button', name: '下注' })
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
        return ['newman1', '张三', '883.00', '"token",'].filter((trace) => all.includes(trace))
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
]
