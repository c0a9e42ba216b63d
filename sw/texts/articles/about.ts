import { name } from '@/contract/texts/brand'
import { age } from '@/contract/texts/brandTexts'

/** HTML of 关于我们. */
export const about = `
<p>${name}是一个面向中文玩家的综合娱乐平台，汇集真人、体育、电竞、棋牌、彩票、电子与捕鱼。一个账户，一个钱包，从容游玩。</p>
<h2>我们看重的四件事</h2>
<table>
  <thead><tr><th>原则</th><th>我们怎么做</th></tr></thead>
  <tbody>
    <tr><td>资金安全</td><td>银行卡网络加密传输，每一笔存取款与转账都有记录可查</td></tr>
    <tr><td>极速存取</td><td>多种存取方式，审核进度实时显示</td></tr>
    <tr><td>公平公正</td><td>规则、流水与返水比例全部公开，结果可凭注单号核对</td></tr>
    <tr><td>贴心服务</td><td>7×24小时在线客服，不踢皮球，一问到底</td></tr>
  </tbody>
</table>
<h2>您可以玩到</h2>
<ul>
  <li><strong>真人娱乐</strong>：百家乐、龙虎与轮盘，全天开桌，每30秒一局。</li>
  <li><strong>体育与电竞</strong>：足球、篮球、网球与电竞，单场与串关，赛后即时结算。</li>
  <li><strong>电子与捕鱼</strong>：数十款精选机台与捕鱼场，可搜索、可收藏。</li>
  <li><strong>棋牌与彩票</strong>：三张比牌、牛牛、三公，时时彩、快三与PK10。</li>
</ul>
<h2>VIP与优惠</h2>
<p>VIP共十级，按累计存款与累计流水晋级，享受更高返水、晋级礼金、生日礼金与月度红包。新会员首存后可申请礼金，最高888元。</p>
<h2>我们的承诺</h2>
<p>娱乐应当轻松、有度。我们提供限额、冷静期与自我排除，也欢迎您阅读 “博彩责任”。</p>
<blockquote>${age.mark} ${age.line}。</blockquote>
`
