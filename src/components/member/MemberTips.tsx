import { AdviceCard } from './AdviceCard'

/** Banks without payouts. */
const UNSUPPORTED_BANKS = ['中国邮政储蓄银行', '农村信用社'] as const

/** Tips for members by topic. */
export const TIPS = {
  turnover: '投注结算后请等待10-15分钟，流水将重新计算',
  wagering: '未参加优惠的存款需完成1倍流水方可取款',
  parts: '取款可能分一笔或多笔到账，总额与申请金额一致',
  banks: `${UNSUPPORTED_BANKS.join('、')}暂不支持取款`,
  peak: '23:55至00:05为高峰时段，请避免存款',
} as const

/** The card 温馨提示 beside a money form. */
export const MemberTips = ({ tips }: { tips: readonly (keyof typeof TIPS)[] }) => (
  <AdviceCard icon="info" title="温馨提示" items={tips.map((tip) => TIPS[tip])} />
)
