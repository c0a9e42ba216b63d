import { useId } from '@/lib/useId'
import { Icon, type IconName } from '@/ui/Icon'
import styles from './AdviceCard.module.css'

type Props = { icon: IconName; title: string; items: readonly string[] }

/** A card with tips beside a form. */
export function AdviceCard({ icon, title, items }: Props) {
  const id = useId()
  return (
    <aside className={styles.advice} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  )
}
