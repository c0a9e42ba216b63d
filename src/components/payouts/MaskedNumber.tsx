import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { maskNumber, sayNumber } from './accountNumber'
import styles from './MaskedNumber.module.css'

/** The last four characters of an account number, spelled out for screen readers. */
export function MaskedNumber({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <span className={classNames(shared.num, styles.number, className)} translate="no">
      <span aria-hidden="true">{maskNumber(number)}</span>
      <span className={shared.srOnly}>{sayNumber(number)}</span>
    </span>
  )
}
