import { classNames } from '@/lib/classNames'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { claims } from './landingContent'
import styles from './ServiceClaims.module.css'

/** The band of service claims, each with its condition. */
export function ServiceClaims() {
  return (
    <section className={styles.band} aria-label="服务承诺">
      <ul className={classNames(shared.wrap, styles.claims)}>
        {claims.map(({ before, figure, after, note }) => (
          <li key={note}>
            <p className={styles.claim}>
              {before}
              <b className={shared.num}>{figure || <Icon name="wallet" size={48} />}</b>
              {after}
            </p>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
