import { classNames } from '@/lib/classNames'
import styles from './Waves.module.css'

/** The wave pattern at the lower edge of a positioned box; `isFaded` hides its upper edge. Lazy: it must not load before the content. */
export function Waves({ className, isFaded }: { className?: string | undefined; isFaded?: boolean }) {
  return (
    <img
      className={classNames(styles.waves, isFaded && styles.faded, className)}
      src="/art/pattern-waves.svg"
      alt=""
      width={1440}
      height={200}
      loading="lazy"
    />
  )
}
