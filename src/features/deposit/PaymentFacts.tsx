import type { ReactNode } from 'react'
import styles from './PaymentFacts.module.css'

/** The amount to pay, large where there is one to pay, and the facts about it. */
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
    <dl className={styles.facts}>
      {figure && (
        <div className={styles.main}>
          <dt>{label}</dt>
          <dd>
            {/* One text, so that it reads and is found as one. */}
            <bdi>{figure}</bdi>
            {action}
          </dd>
        </div>
      )}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
