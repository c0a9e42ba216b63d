import { openText, voidText, type BetSums } from '@/components/records/betSums'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import styles from './BetFinder.module.css'
import { WinLoss } from './WinLoss'

type Props = { name: string; totals: BetSums; action: string; onAction: () => void }

/** The totals of bets, what they leave out, and a way to others. */
export const BetTotalsLine = ({ name, totals, action, onAction }: Props) => (
  <div className={styles.totals} role="group" aria-label="合计">
    <span>{`${name}${totals.count}笔`}</span>
    <span>
      投注 <b className={shared.num}>¥ {formatMoney(totals.stakes)}</b>
    </span>
    <span>
      输赢{' '}
      <b className={shared.num}>
        <WinLoss amount={totals.net} />
      </b>
    </span>
    {[openText(totals), voidText(totals)].map(
      (text) =>
        text && (
          <span key={text} className={styles.leftOut}>
            {text}
          </span>
        ),
    )}
    <Button look="text" size="sm" onClick={onAction}>
      {action}
    </Button>
  </div>
)
