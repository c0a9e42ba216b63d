import { type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import { useId } from '@/lib/useId'
import segment from './segment.module.css'
import styles from './Tabs.module.css'
import { useRowScroll } from './useRowScroll'

type Tab<Id extends string> = {
  id: Id
  label: string
  icon?: ReactNode
  /** Number of new items, not part of the tab's accessible name. */
  badge?: number
}

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  /** Null selects none; then the first is in the tab order. */
  value: Id | null
  onChange: (id: Id) => void
  look?: 'line' | 'segment' | 'side'
  className?: string | undefined
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs as in the ARIA APG: arrows, Home and End move and select; one tab stop, one panel. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'line',
  className,
  children,
}: Props<Id>) {
  const id = useId()
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  )

  const list = useRowScroll<HTMLDivElement>('[aria-selected=true]', value ?? '')

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowDown: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      ArrowUp: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }
    const index = targets[event.key]
    const tab = index === undefined ? undefined : tabs[index]
    if (!tab) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index!]?.focus()
  }

  return (
    <div className={classNames(styles.tabs, styles[look], className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(styles.list, look === 'segment' && segment.segment)}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon}
            {tab.label}
            {tab.badge !== undefined && tab.badge > 0 && (
              <span aria-hidden="true" className={styles.badge}>
                {tab.badge > 99 ? '99+' : tab.badge}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={value === null ? undefined : `${id}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  )
}
