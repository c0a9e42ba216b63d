import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder } from '@/lib/inOrder'
import { TIPS } from '@/components/member/MemberTips'
import { Button } from '@/ui/Button'
import { Facts } from '@/ui/Facts'
import { Form } from '@/ui/forms/Form'
import { RadioCard } from '@/ui/forms/RadioCard'
import { ChatLog } from '../desk/ChatLog'
import { openDesk, PlayerDesk, usePolled, wording } from '../desk/Desk'
import { readChat, readPicture, tellDesk, type Chat } from './chat'
import { actAlone, Hints, line, Say } from './Say'

/*
 * Customer service of the demo world. Known questions are answered from the help articles, everything else by a tester in the
 * console. The server keeps the chat; what is typed is shown as text and never as HTML.
 */

const PERIOD_MS = 3000
const NAMES = { player: '您', auto: '智能解答', desk: '客服', note: '' }
const GREETING = { from: 'note', text: '您好，请描述您遇到的问题', at: 0, hasPicture: false }

const HOURS = [
  ['在线客服', '每日24小时，全年无休'],
  ['存取款核查', '每日24小时；23:55至00:05为高峰时段，请避免存款'],
  ['代理合作', '每日10:00至22:00（北京时间）'],
  ['邮箱', 'service@example.com，一个工作日内回复'],
] as const
const QUESTIONS = [
  ['忘记登录密码怎么办？', '请告诉客服您的账号与真实姓名，核实后会协助您重置。客服不会索要您的原密码。'],
  [
    '存款后没有到账？',
    '请先在“资金记录”查看订单状态。超过十分钟仍未到账，请提供订单号与付款凭证，切勿重复付款。',
  ],
  ['取款需要多久？', '审核通过后即安排付款。取款可能分一笔或多笔到账，总额与申请金额一致。'],
  [
    '为什么提示流水未达到要求？',
    `未参加优惠的存款需完成1倍流水，参加优惠的以活动说明为准。${TIPS.turnover}。`,
  ],
  ['场馆里的余额如何取回？', '在转账页面点击“一键回收”，所有场馆余额会回到主账户。'],
  [
    '我想限制自己的投注或停用账户',
    '请告诉客服“我要自我排除”，或发送邮件至care@example.com，我们会立即为您处理，不追问理由。',
  ],
] as const

const NOTHING: Chat = {
  id: 0,
  username: '',
  isClosed: false,
  isHanded: false,
  rating: 0,
  reset: '',
  lines: [],
}

function ChatSection() {
  const { data: chat, error } = usePolled(readChat, PERIOD_MS)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  const { id, isClosed, isHanded, rating, username, reset, lines } = chat ?? NOTHING
  const isRating = isClosed && rating === 0
  useEffect(() => {
    const at = document.activeElement
    // With 结束咨询 the focus has gone.
    if (wasOpen.current && isRating && (at === document.body || section.current?.contains(at)))
      document.getElementById('rate-title')?.focus()
    wasOpen.current = !isClosed && id > 0
  }, [id, isClosed, isRating])

  const standing = isClosed ? '已结束' : isHanded ? '已转人工' : '智能解答'
  const shown = error ? '连接中断' : chat ? standing : '加载中'
  return (
    <section ref={section} className="chat" aria-labelledby="chat-title">
      <h2 id="chat-title">
        在线咨询 <span className="tag">{username && !error ? `${shown} · ${username}` : shown}</span>
      </h2>
      <p className="quiet">
        常见问题即时解答，其余转人工。这是演示客服：由测试人员在演示控制台回复，请勿填写真实的个人资料。
      </p>
      <ChatLog
        role="log"
        label="聊天记录"
        lines={chat && lines.length === 0 ? [GREETING] : lines}
        names={NAMES}
        read={readPicture}
      />
      {!(isHanded && !isClosed) && <Hints />}
      <Say {...{ id, isClosed, isHanded, reset }} />
      {error && (
        <p className="bad" role="alert">
          {wording(error)}
        </p>
      )}
      {isRating && (
        <Rating
          send={async (stars) => {
            if (await actAlone(() => tellDesk('close', { rating: stars }))) line()?.focus()
          }}
        />
      )}
    </section>
  )
}

const STARS = ['5分 很满意', '4分 满意', '3分 一般', '2分 不满意', '1分 很不满意']
const ratingSchema = z
  .object({ rating: z.string() })
  .check(inOrder([['rating', ({ rating }) => rating !== '', '请选择评分']]))

/** From 1 to 5 for a chat that is over. */
function Rating({ send }: { send: (rating: number) => Promise<void> }) {
  const { register, onValid } = useValidatedForm(ratingSchema, { rating: '' })
  return (
    <Form
      className="framed"
      busy={false}
      onSubmit={(event) => void onValid(({ rating }) => send(Number(rating)))(event)}
    >
      <fieldset>
        <legend id="rate-title" tabIndex={-1}>
          请为本次服务评分
        </legend>
        <div className="switches">
          {STARS.map((label) => (
            <RadioCard key={label} {...register('rating')} value={label[0]} label={label} />
          ))}
        </div>
      </fieldset>
      <Button type="submit">提交评分</Button>
    </Form>
  )
}

openDesk(
  <PlayerDesk title="在线客服" foot="客服绝不会索要您的登录密码、支付密码或验证码。18+ 理性娱乐，量力而行">
    <ChatSection />
    <section aria-labelledby="hours">
      <h2 id="hours">服务时间</h2>
      <Facts look="rows" facts={HOURS} />
    </section>
    <section aria-labelledby="faq">
      <h2 id="faq">常见问题</h2>
      {QUESTIONS.map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="quiet">{answer}</p>
        </details>
      ))}
    </section>
  </PlayerDesk>,
)
