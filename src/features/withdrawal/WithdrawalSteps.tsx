import { useEffect, useRef } from 'react'
import { formatDateTime } from '@/contract/values/beijing'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Button, buttonClass } from '@/ui/Button'
import { Icon, type IconName } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { stepsOf, WORDS, type Step } from './stepsOf'
import { useFollowedWithdrawal } from './useFollowedWithdrawal'
import type { SentWithdrawal } from './useWithdrawal'
import { WithdrawalFacts } from './WithdrawalFacts'
import { WITHDRAWALS } from './withdrawalRules'
import styles from './WithdrawalSteps.module.css'

const LOOKS: Record<Step['at'], { icon: IconName; said: string }> = {
  done: { icon: 'check', said: '已完成' },
  now: { icon: 'clock', said: '进行中' },
  ahead: { icon: 'clock', said: '未开始' },
  returned: { icon: 'close', said: '未通过' },
}

/** Progress of a withdrawal as the records report it, with links to go on (D71). */
export function WithdrawalSteps({ sent, onBack }: { sent: SentWithdrawal; onBack: () => void }) {
  const { row, state, isError } = useFollowedWithdrawal(sent)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused form has unmounted.
  useEffect(() => heading.current?.focus(), [])

  const more = [
    ['提交时间', formatDateTime(row?.created_at ?? sent.asked.at)],
    ...(row?.out_trade_no ? [['订单号', <bdi key="no">{row.out_trade_no}</bdi>] as const] : []),
  ] as const
  return (
    <div className={styles.page}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        取款进度
      </h2>
      <ol className={styles.steps} aria-label="取款进度">
        {stepsOf(state).map(({ name, at }) => (
          <li key={name} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
            <span className={styles.mark}>
              <Icon name={LOOKS[at].icon} size={18} />
            </span>
            <span>{name}</span>
            <span className={shared.srOnly}>{LOOKS[at].said}</span>
          </li>
        ))}
      </ol>
      <p role="status" className={classNames(styles.words, state === 'rejected' && styles.bad)}>
        {isError ? '暂时无法读取最新进度，稍后自动重试' : WORDS[state]}
      </p>
      <WithdrawalFacts withdrawal={sent.withdrawal} more={more} />
      <div className={styles.actions}>
        <Link href={paths.funds(WITHDRAWALS)} className={buttonClass({ size: 'lg' })}>
          查看资金记录
        </Link>
        <Button look="outline" size="lg" onClick={onBack}>
          返回取款
        </Button>
      </div>
    </div>
  )
}
