import { contact } from '@/contract/texts/brandTexts'

/** What customer service knows: each question, the words that name it, and its answer. */
const ANSWERS: readonly (readonly [question: string, words: RegExp, answer: string])[] = [
  [
    '我要自我排除',
    /自我排除|限额|冷静期|停用|戒赌/,
    `请发送邮件至${contact.care}，我们会立即为您处理，不追问理由。存款、亏损与时间限额同样在此申请。`,
  ],
  [
    '忘记密码怎么办？',
    /密码/,
    `请用注册邮箱把账号与真实姓名发送至${contact.service}，核实后协助您重置。客服不会索要您的原密码。`,
  ],
  [
    '取款需要多久？',
    /取款|提现|提款/,
    '审核通过后即安排付款。取款可能分一笔或多笔到账，总额与申请金额一致。',
  ],
  [
    '存款后没有到账？',
    /存款|充值|到账/,
    '请先在“资金记录”查看订单状态。超过十分钟仍未到账，请提供订单号与付款凭证，切勿重复付款。',
  ],
  [
    '流水为什么没有更新？',
    /流水/,
    '投注结算后请等待10-15分钟，流水将重新计算。未参加优惠的存款需完成1倍流水，参加优惠的以活动说明为准。',
  ],
  [
    '返水什么时候派发？',
    /返水/,
    '按当日00:00至23:59的有效投注计算，次日15:00至16:00派发，可在“返水记录”中领取。',
  ],
  ['如何取回场馆余额？', /余额|场馆|转账|回收/, '在转账页面点击“一键回收”，所有场馆余额会回到主账户。'],
  [
    '如何成为代理？',
    /代理|佣金|合作/,
    '登录后在会员中心打开“申请代理”，填写联系手机与申请理由。代理专员每日10:00至22:00（北京时间）在线。',
  ],
]

/** The questions with an answer. */
export const QUESTIONS = ANSWERS.map(([question]) => question)

/** The one sentence for everything else. */
export const HANDED_OVER = `已转人工：演示站没有真人客服，请发送邮件至${contact.service}，一个工作日内回复。`

/** What customer service says to a question. */
export const answerTo = (question: string): string =>
  ANSWERS.find(([, words]) => words.test(question))?.[2] ?? HANDED_OVER
