import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { maskNumber, sayNumber } from './accountNumber'
import styles from './payouts.module.css'

/** The last four characters of an account number, spelled out for screen readers. */
export function MaskedNumber({ number }: { number: string }) {
  return (
    <span className={classNames(shared.num, styles.number)} translate="no">
      <span aria-hidden="true">{maskNumber(number)}</span>
      <span className={shared.srOnly}>{sayNumber(number)}</span>
    </span>
  )
}
