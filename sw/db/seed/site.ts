import type { getSite } from '@/contract/site'
import { name } from '@/contract/texts/brand'
import type { Data } from '@/contract/wire/endpoint'

/** The demo's page about its app, on the host of the page or worker that runs the server; Node has no address of its own. */
const host = globalThis.origin ?? 'https://example.com'
const download = `${host}${import.meta.env?.BASE_URL ?? '/'}demo-download.html`

/** The initial site settings; without a logo or QR code the app shows its own. */
export const site: Data<typeof getSite> = {
  title: name,
  site_logo: '',
  site_state: 'open',
  repair_tips: '系统正在例行维护，预计两小时内恢复。您的账户资金不受影响，感谢您的耐心等待。',
  redpacket_switch: 1,
  index_modal: true,
  webcontent: `<h3>首存礼金，最高888元</h3>\
<p>新会员完成首次存款后，即可在 <a href="#/activity">优惠活动</a> 申请对应礼金，1倍流水即可取款。</p>\
<ul>\
<li>真人、体育、电子、捕鱼、棋牌、彩票，一个账户全部通用</li>\
<li>7×24小时在线客服，存取款全程可查</li>\
<li>每日10:00至12:00红包限时开抢</li>\
</ul>\
<p>18+ 理性娱乐，量力而行。</p>`,
  ios_download_url: download,
  ios_download_qrcode: '',
}
