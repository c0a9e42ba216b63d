import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Row.module.css'

type Parts = {
  /** An icon or a small picture. */
  lead?: ReactNode
  title: ReactNode
  /** A quiet line below the title. */
  meta?: ReactNode
  value?: ReactNode
  /** Below the value. */
  state?: ReactNode
  /** Controls at the end of the line, of a row that is none itself. */
  end?: ReactNode
}
type Props = Parts &
  // `as` is the app's own link.
  (
    | ({ href: string; as?: ElementType } & Omit<ComponentProps<'a'>, 'title'>)
    | ({ onClick: () => void; href?: never } & Omit<ComponentProps<'button'>, 'title' | 'value' | 'onClick'>)
    | ({ onClick?: never; href?: never } & Omit<ComponentProps<'div'>, 'title' | 'onClick'>)
  )

/** A line of a list, 56 px high or 64 with a meta line: a link with `href`, a button with `onClick`, else plain. */
export function Row({ lead, title, meta, value, state, end, className, ...rest }: Props) {
  const inside = (
    <>
      {lead}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {meta && <small>{meta}</small>}
      </span>
      {(value != null || state) && (
        <span className={styles.figures}>
          {value != null && <span className={styles.value}>{value}</span>}
          {state}
        </span>
      )}
      {end && <span className={styles.end}>{end}</span>}
    </>
  )
  const look = classNames(styles.row, className)
  if (rest.href !== undefined) {
    const { as: Anchor = 'a', ...link } = rest
    return (
      <Anchor {...link} className={look}>
        {inside}
      </Anchor>
    )
  }
  if (rest.onClick) {
    return (
      <button type="button" {...rest} className={look}>
        {inside}
      </button>
    )
  }
  return (
    <div {...(rest as ComponentProps<'div'>)} className={look}>
      {inside}
    </div>
  )
}
