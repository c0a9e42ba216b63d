import type { Bet } from '@/contract/records'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import styles from './BetFinder.module.css'
import { totalsOf, type BetTotals } from './betTotals'
import { WinLoss } from './WinLoss'

/** The totals of the shown page, with the way to those of all pages. */
export const PageTotals = ({ bets, onAll }: { bets: readonly Bet[]; onAll: () => void }) => (
  <Line name="本页" totals={totalsOf(bets)}>
    <Button look="text" size="sm" onClick={onAll}>
      统计全部
    </Button>
  </Line>
)

/** Keeps the room of the totals while the page loads. */
export const TotalsRoom = () => (
  <div className={styles.room} aria-hidden="true" inert>
    <PageTotals bets={[]} onAll={() => {}} />
  </div>
)

/** The totals of all bets that were found. */
export const FoundTotals = ({ totals, onEnd }: { totals: BetTotals; onEnd: () => void }) => (
  <Line name="共" totals={totals}>
    <Button look="text" size="sm" onClick={onEnd}>
      取消筛选
    </Button>
  </Line>
)

type LineProps = { name: string; totals: BetTotals; children: React.ReactNode }

const Line = ({ name, totals: { count, stakes, net }, children }: LineProps) => (
  <div className={styles.totals} role="group" aria-label="合计">
    <span>{`${name}${count}笔`}</span>
    <span>
      投注 <b className={shared.num}>¥ {formatMoney(stakes)}</b>
    </span>
    <span>
      输赢{' '}
      <b className={shared.num}>
        <WinLoss amount={net} />
      </b>
    </span>
    {children}
  </div>
)
