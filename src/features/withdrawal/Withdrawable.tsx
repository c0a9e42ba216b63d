import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { useMemberPart } from '@/components/member/useMember'
import { useOrdersOf } from '@/components/orders/useOrders'
import { getWageringRequirement } from '@/contract/payouts'
import { isPositive } from '@/contract/values/arithmetic'
import { formatDay } from '@/contract/values/beijing'
import type { Money } from '@/contract/values/money'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import layout from '@/ui/layout.module.css'
import { Row } from '@/ui/Row'
import { Skeleton } from '@/ui/Status'
import { Surface } from '@/ui/Surface'
import { sourcesOf, type Source } from './wagering'
import styles from './Withdrawable.module.css'

const yuan = (amount: Money | null | undefined) => `¥${formatMoney(amount)}`

/** What may be taken out now; while turnover is missing, how much is done and what holds it. The server decides. */
export function Withdrawable() {
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(query(getWageringRequirement))
  const balance = useMemberPart((member) => member.balance)
  const missing = data?.bet_amount ?? null
  const isFree = missing !== null && !isPositive(missing)
  return (
    <Surface look="sunken" aria-labelledby={id}>
      <div className={layout.split}>
        <div>
          <h2 id={id} className={styles.title}>
            现在可取
          </h2>
          {missing !== null && <p className={styles.figure}>{isFree ? yuan(balance) : '¥0.00'}</p>}
        </div>
        <IconButton
          icon="refresh"
          label="刷新流水"
          size={18}
          aria-busy={isFetching}
          onClick={() => void refetch()}
        />
      </div>
      {missing !== null ? (
        isFree ? (
          <p className={styles.free}>
            剩余流水 {yuan(missing)} <span className={styles.part}>· 可取款</span>
          </p>
        ) : (
          <Missing missing={missing} />
        )
      ) : isError || data ? (
        <p>读取失败，请刷新</p>
      ) : (
        <Skeleton className={styles.waiting} />
      )}
    </Surface>
  )
}

function Missing({ missing }: { missing: Money }) {
  const { data } = useOrdersOf(1)
  const { sources, other, percent } = sourcesOf(missing, data?.data ?? [])
  return (
    <div className={layout.stack}>
      <p>再投注 {yuan(missing)} 即可全额取款</p>
      <div>
        <progress className={styles.bar} max={100} value={percent} aria-label="流水进度" />
        <small>流水已完成{percent}%，投注先抵最早的存款与礼金</small>
      </div>
      <ul hidden={!data}>
        {sources.map((source, index) => (
          <Holding key={index} source={source} />
        ))}
        {isPositive(other) && (
          <li>
            <Row title="红包、较早的存款与礼金" value={`还需 ${yuan(other)}`} />
          </li>
        )}
      </ul>
      <Link href={paths.slots()} className={buttonClass({ look: 'outline' })}>
        去玩游戏
      </Link>
    </div>
  )
}

const Holding = ({ source: { name, at, amount, holds, turnover } }: { source: Source }) => (
  <li>
    <Row
      title={
        <>
          <bdi>{name}</bdi> {yuan(amount)}
        </>
      }
      meta={
        <>
          {formatDay(at).slice(5)}{' '}
          {turnover && <span className={styles.part}>· 需流水 {yuan(turnover)}</span>}
        </>
      }
      value={`还需 ${yuan(holds)}`}
    />
  </li>
)
