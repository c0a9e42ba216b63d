import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { vipRules } from './rules'
import styles from './VipRules.module.css'

export function VipRules() {
  return (
    <section className={styles.section} aria-labelledby="vip-rules">
      <div className={shared.sectionHead}>
        <h2 id="vip-rules">VIP规则</h2>
      </div>
      <ul className={styles.rules}>
        {vipRules.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
