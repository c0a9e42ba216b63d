import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { Picture } from './Picture'
import styles from './Tile.module.css'

type Props = Omit<ComponentProps<'button'>, 'title'> & {
  /** S: a line with a small picture. M: words below the picture. L: words on it. */
  size?: 'S' | 'M' | 'L'
  /** The picture's address, or null where there is none. */
  src: string | null
  fallback?: string
  /** Drawn in the picture's place. */
  drawing?: ReactNode
  loading?: 'eager' | 'lazy'
  title: ReactNode
  /** Whether the picture shows the title: below it it would be said twice. */
  isTitled?: boolean
  line?: ReactNode
  /** A short mark above the title, such as a venue's code. */
  code?: string | undefined
  /** Words in place of the ▶. */
  go?: string
  /** The control in the corner. */
  action?: ReactNode
  /** What the control is, a button unless a link. */
  as?: ElementType
  href?: string
}

/**
 * A picture with a title and a line; all of it is one control. With words on the picture or an action in the corner, the control
 * has no text and covers the tile: give it its name by `aria-label`.
 */
export function Tile({
  size = 'M',
  src,
  fallback = '/placeholders/game.svg',
  drawing,
  loading = 'lazy',
  title,
  isTitled = false,
  line,
  code,
  go,
  action,
  as: Control = 'button',
  ...control
}: Props) {
  const face = (
    <>
      {drawing ?? (
        <Picture src={src} fallback={fallback} width={320} height={240} loading={loading} draggable={false} />
      )}
      <span className={classNames(styles.words, isTitled && !line && !code && styles.bare)}>
        <span className={isTitled ? styles.said : styles.title}>{title}</span>
        {code && <b>{code}</b>}
        {line && <small>{line}</small>}
        {go && (
          <span className={styles.go} aria-hidden="true">
            {go}
          </span>
        )}
      </span>
    </>
  )
  const className = classNames(styles.tile, styles[size])
  if (size !== 'L' && action === undefined)
    return (
      <Control {...control} className={className}>
        {face}
      </Control>
    )
  return (
    <div className={className}>
      {face}
      <Control {...control} className={styles.cover} />
      {action}
    </div>
  )
}
