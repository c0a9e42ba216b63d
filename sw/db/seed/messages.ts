import { name } from '@/contract/texts/brand'
import type { SeedMessage } from './types'

type Row = [hoursAgo: number, title: string, content: string, vip?: number]

// Newest first: ids count down.
const rows: Row[] = [
  [
    3,
    '取款审核通过',
    '<p>您好，您提交的取款申请已审核通过。款项可能分一笔或多笔到账，总额与申请金额一致。</p><p>如超过30分钟未到账，请携带订单号联系在线客服。</p><p><a href="#/transRecord">前往资金记录</a></p>',
  ],
  [20, '返水可领取', '<p>前一日有效投注的返水已结算，请前往 <a href="#/fanshui">返水记录</a> 一键领取。</p>'],
  [
    31,
    '账户登录提醒',
    '<p>您的账户在新的浏览器登录。如非本人操作，请立即前往 <a href="#/password">安全中心</a> 修改密码，并联系在线客服。</p>',
  ],
  [
    52,
    '系统维护通知',
    '<p>本周六04:00至06:00部分场馆例行维护，期间无法进入游戏。</p><ul><li>请提前将场馆余额一键回收至主账户</li><li>维护期间存款与取款不受影响</li></ul>',
  ],
  [76, '存款到账通知', '<p>您的存款已到账。未参加优惠的存款需完成1倍流水方可取款。</p>'],
  [
    120,
    '恭喜晋级VIP3',
    '<p>您的累计存款与累计流水已达到 <strong>VIP3</strong> 标准，等级已晋升，晋级礼金188元已派发。</p><table><thead><tr><th>项目</th><th>VIP3权益</th></tr></thead><tbody><tr><td>电子返水</td><td>0.70%</td></tr><tr><td>月度红包</td><td>每次44元</td></tr><tr><td>生日礼金</td><td>88元</td></tr></tbody></table>',
    3,
  ],
  [
    146,
    '红包活动提醒',
    '<p>每日10:00至12:00（北京时间）红包限时开抢，按前一日12:00至当日10:00的存款计算次数。</p>',
  ],
  [
    200,
    '优惠活动提醒',
    '<p>每日第一笔存款成功后，可申请“每日首存加赠”，审核通过后派发至主账户。</p><blockquote>流水要求：礼金 × 5倍</blockquote>',
  ],
  [268, '收款账户更新', '<p>平台收款账户已更换，请每次存款前在存款页面查看最新账户，切勿转入旧账户。</p>'],
  [
    340,
    '钱包地址绑定成功',
    '<p>您已成功绑定一个USDT地址。每种账户最多可绑定5个；如非本人操作，请立即联系在线客服。</p>',
  ],
  [
    420,
    '理性娱乐提示',
    '<p>您近期的游戏时间较长，建议适当休息。如需设置限额或自我排除，请查看 <a href="#/abouts?type=8">博彩责任</a>。</p>',
  ],
  [505, '支付密码修改成功', '<p>您的支付密码已修改。请妥善保管，客服不会以任何理由索要您的密码。</p>'],
  [612, '取款提示', '<p>提交取款前请先完成流水要求，剩余流水可在取款页面查看。</p>'],
  [
    700,
    `欢迎加入${name}`,
    '<h3>欢迎您</h3><p>感谢注册。开始之前，您可以：</p><ol><li>在 <a href="#/mine">个人资料</a> 绑定手机与邮箱</li><li>在 <a href="#/cardList">我的钱包</a> 添加收款账户</li><li>在 <a href="#/activity">优惠活动</a> 查看新会员礼遇</li></ol>',
  ],
]

/** The initial inbox of `demo888`, newest first. */
export const messages: SeedMessage[] = rows.map(([hoursAgo, title, content, vip], index) => ({
  id: rows.length - index,
  title,
  content,
  hoursAgo,
  ...(vip === undefined ? {} : { vip }),
}))
