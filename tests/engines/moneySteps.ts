import { until, type Target } from './browser'
import {
  approve,
  asMember,
  balance,
  button,
  call,
  expectBalance,
  field,
  heading,
  MAIN,
  row,
  toast,
  type Step,
} from './walk'

/** The money of demo888: in, out, and its bets. */
export const MONEY_STEPS: Step[] = [
  {
    says: 'a deposit by keyboard alone is in the records and arrives',
    async run(walk) {
      const { tab } = walk
      await asMember(walk, '/recharge')
      await call(tab, '/api/__demo__/hold', { on: true })
      await tab.see(button('提交存款'))
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
    says: 'a deposit over the own limit is refused and its tab closes, one within opens the payment page with its code',
    // The refused deposit's tab is closed while it loads; React in Firefox tells of the missing page too.
    expected: /^not loaded: .*\/PaymentPage-|^engine: Error .*\/__watch\.js$/,
    async run(walk) {
      const { tab, engine } = walk
      await asMember(walk, '/limits')
      const room = async () => {
        let left = Number.NaN
        await until('the page says what the limit leaves', async () => {
          const [text = ''] = await tab.texts({ text: /还可存/, in: MAIN })
          left = Number(/还可存([\d,.]+)元/.exec(text)?.[1]?.replaceAll(',', ''))
          return left >= 0 || text
        })
        return left
      }
      const limitTo = async (sum: number) => {
        await tab.go('/limits')
        await tab.fill(field('每日存款限额'), sum.toFixed(2))
        await tab.gone(toast('已保存，立即生效'))
        await tab.click(button('保存限额'))
        await tab.see(toast('已保存，立即生效'))
        await tab.go('/recharge')
      }
      await limitTo(99_999)
      await limitTo(99_999 - (await room()) + 1000)
      await until('1,000 are left', async () => (await room()) === 1000)
      await tab.click({ role: 'radio', name: 'USDT', in: MAIN })
      await tab.fill(field('存款金额'), '720')
      // Another tab's deposit, which this page learns of only after the click.
      await call(tab, '/api/recharge', { paytype: 'alipay', amount: 500 })
      await tab.evaluate(() => {
        const { open } = window
        window.open = (...given) => ((window as { tab?: Window | null }).tab = open.apply(window, given))
      })
      await tab.click(button('提交存款'))
      await tab.see({ role: 'alert', has: '还可存500.00元' })
      await until('its tab is closed', () =>
        tab.evaluate(() => (window as { tab?: Window | null }).tab?.closed === true),
      )
      await tab.fill(field('存款金额'), '360')
      const page = await engine.opened(() => tab.click(button('提交存款')))
      // The tab says 支付信息 while the order is still being created, too.
      await page.see({ role: 'group', name: '收款地址', in: MAIN })
      const side = () =>
        page.evaluate(() =>
          Math.round(document.querySelector('[data-qr] svg')?.getBoundingClientRect().width ?? 0),
        )
      await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''))
      await until('the code is 210 px', async () => (await side()) === 210 || (await side()))
      await page.see({ text: /\d\d:\d\d/, in: MAIN })
      await page.close()
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
      await tab.see(row(width, '已结算'))
      if (width < 768) await tab.click(button('更多'))
      await tab.click(button('查看图表'))
      await tab.see({ role: 'img', name: /每日输赢/ })
      const text = await engine.saved(() => tab.click(button('导出CSV')))
      if (!text.startsWith('\uFEFF投注时间,注单号') || text.split('\r\n').length < 20)
        throw new Error(text.slice(0, 200))
    },
  },
]
