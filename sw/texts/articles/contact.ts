import { contact as lines } from '@/contract/texts/brandTexts'

/** HTML of 联系我们. */
export const contact = `
<p>我们的客服团队7×24小时在线。为了更快解决问题，联系前请准备好您的账号与相关的订单号或注单号。</p>
<table>
  <thead><tr><th>渠道</th><th>适合的问题</th><th>服务时间</th></tr></thead>
  <tbody>
    <tr><td>在线客服</td><td>存取款、登录、活动等所有问题</td><td>每日24小时</td></tr>
    <tr><td>邮箱 ${lines.service}</td><td>资料查阅与删除、书面投诉</td><td>一个工作日内回复</td></tr>
    <tr><td>邮箱 ${lines.agents}</td><td>代理合作</td><td>一个工作日内回复</td></tr>
    <tr><td>邮箱 ${lines.care}</td><td>限额、冷静期与自我排除</td><td>每日24小时，优先处理</td></tr>
  </tbody>
</table>
<h2>联系客服前请看这里</h2>
<ol>
  <li>存款未到账：请提供订单号与付款凭证，凭证上请遮住无关信息。</li>
  <li>取款未到账：请提供订单号；审核通过后银行处理可能需要几分钟。</li>
  <li>注单有疑问：请提供注单号与投注时间（北京时间）。</li>
  <li>页面打不开：请说明浏览器名称、出现的提示与时间。</li>
</ol>
<h2>谨防假冒</h2>
<ul>
  <li>请只通过本页面上的入口联系客服，不要相信私信或陌生来电。</li>
  <li>客服绝不会索要您的登录密码、支付密码或验证码。</li>
  <li>客服绝不会要求您向个人账户付款；收款账户只以存款页面显示的为准。</li>
</ul>
<h2>投诉与建议</h2>
<p>如对处理结果不满意，请发送邮件至 ${lines.service}，主题注明“投诉”与您的账号。我们会在三个工作日内由专人答复。</p>
`
