import { classNames } from '@/lib/classNames'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import shared from '@/ui/shared.module.css'
import styles from './RecordDetail.module.css'
import type { Column, StatementOf } from './RecordTable'
import { StateTag } from './StateTag'

type Props<Row> = {
  statement: StatementOf<Row>
  columns: readonly Column<Row>[]
  row: Row
  onClose: () => void
}

/** Everything a list knows of a row: amount and state, the other columns, then the actions (D73). */
export function RecordDetail<Row>({ statement, columns, row, onClose }: Props<Row>) {
  const { detail, title, amount, look, facts = () => [], actions } = statement
  const others = columns
    .filter(({ head, place }) => head !== amount?.head && place !== 'tag' && place !== 'none')
    .map(({ head, cell }): Fact => [head, cell(row, 0)])
  return (
    <Dialog title={detail} onClose={onClose} theme="paper">
      <div className={styles.top}>
        {amount ? (
          <p className={classNames(styles.amount, shared.num)}>{amount.cell(row)}</p>
        ) : (
          <bdi className={styles.title}>{title(row) || '-'}</bdi>
        )}
        {look && <StateTag look={look(row)} />}
      </div>
      <Facts look="rows" facts={[...others, ...facts(row)]} className={styles.facts} />
      {actions && <div className={styles.actions}>{actions(row)}</div>}
    </Dialog>
  )
}
