import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import { Heading } from '@/ui/Heading'
import { Icon, type IconName } from '@/ui/Icon'
import { surface } from '@/ui/Surface'
import styles from './member.module.css'

type Props = { icon: IconName; title: string; items: readonly string[] }

/** A card with tips beside a form. */
export function AdviceCard({ icon, title, items }: Props) {
  const id = useId()
  return (
    <aside className={classNames(surface('accent'), styles.advice)} aria-labelledby={id}>
      <Heading id={id} title={title}>
        <Icon name={icon} />
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  )
}
