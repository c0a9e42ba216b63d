import { clockText } from '@/components/limits/words'
import { resultText, type BetSums } from '@/components/sums/betSums'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts } from '@/ui/Facts'
import styles from '../overlays/dialogs.module.css'

type Props = {
  /** Since the login, ms. */
  lasted: number
  figures: BetSums | null
  onContinue: () => void
  onRest: () => void
}

/** 理性提醒: time, stakes and net result of this session. The dialog itself has the focus, so that no stray key answers it. */
export function ReminderDialog({ lasted, figures, onContinue, onRest }: Props) {
  return (
    <Dialog kind="alert" title="理性提醒" middle onClose={onContinue}>
      <Facts
        facts={[
          ['已登录', clockText(lasted)],
          ...(figures
            ? ([
                ['本次投注', `¥ ${formatMoney(figures.stakes)}`],
                ['本次净输赢', resultText(figures)],
              ] as const)
            : ([['本次投注', '投注记录暂时无法读取']] as const)),
        ]}
      />
      <div className={styles.actions}>
        <Button look="outline" onClick={onContinue}>
          继续
        </Button>
        <Button onClick={onRest}>休息一下</Button>
      </div>
    </Dialog>
  )
}
