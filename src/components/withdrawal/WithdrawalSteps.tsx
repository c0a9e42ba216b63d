import { formatDateTime } from '@/contract/values/beijing'
import { classNames } from '@/lib/classNames'
import { Dialog } from '@/ui/Dialog'
import { Icon, type IconName } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { showSentWithdrawal, type SentWithdrawal } from './sentWithdrawal'
import { stepsOf, WORDS, type Step } from './stepsOf'
import { useFollowedWithdrawal } from './useFollowedWithdrawal'
import { WithdrawalFacts } from './WithdrawalFacts'
import styles from './WithdrawalSteps.module.css'

const LOOKS: Record<Step['at'], { icon: IconName; said: string }> = {
  done: { icon: 'check', said: '已完成' },
  now: { icon: 'clock', said: '进行中' },
  ahead: { icon: 'clock', said: '未开始' },
  returned: { icon: 'close', said: '未通过' },
}

/** The record of a withdrawal just sent, with its steps as the records report them (D71). */
export function WithdrawalSteps({ sent }: { sent: SentWithdrawal }) {
  const { row, state, isError } = useFollowedWithdrawal(sent)
  const more = [
    ['提交时间', formatDateTime(row?.created_at ?? sent.asked.at)],
    ...(row?.out_trade_no ? [['订单号', <bdi key="no">{row.out_trade_no}</bdi>] as const] : []),
  ] as const
  return (
    <Dialog title="取款详情" theme="paper" onClose={() => showSentWithdrawal(null)}>
      <div className={styles.page}>
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
      </div>
    </Dialog>
  )
}
