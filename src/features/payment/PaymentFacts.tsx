import type { ReactNode } from 'react'
import { Facts } from '@/ui/Facts'
import styles from './PaymentFacts.module.css'

/** The amount to pay, if any, and the facts about it. */
export function PaymentFacts({
  label,
  figure,
  action,
  facts = [],
}: {
  label?: string
  figure?: string
  action?: ReactNode
  facts?: readonly (readonly [label: string, value: string])[]
}) {
  return (
    <Facts look="rows" className={styles.facts} facts={facts}>
      {figure && (
        <div className={styles.main}>
          <dt>{label}</dt>
          <dd>
            {/* One text node, for screen readers and find-in-page. */}
            <bdi>{figure}</bdi>
            {action}
          </dd>
        </div>
      )}
    </Facts>
  )
}
