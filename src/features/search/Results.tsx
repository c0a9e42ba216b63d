import { memo } from 'react'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import styles from './Results.module.css'
import type { Entry } from './searchIndex'
import type { Group } from './useGroups'

type Props = {
  /** Id of the listbox; its options are `id-0`, `id-1` and so on across the groups. */
  id: string
  groups: readonly Group[]
  active: number
  onChoose: (entry: Entry) => void
}

/** The listbox of results. Reuses options between key presses: updating one is cheaper than creating one. */
export function Results({ id, groups, active, onChoose }: Props) {
  const startOf = (group: number) =>
    groups.slice(0, group).reduce((count, { entries }) => count + entries.length, 0)
  return (
    <div id={id} role="listbox" aria-label="搜索结果" className={styles.list}>
      {groups.map(({ label, total, entries }, group) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <p aria-hidden="true">
            {label}
            {total > entries.length && (
              <small>
                共{total}项，显示前{entries.length}项
              </small>
            )}
          </p>
          {entries.map((entry, at) => {
            const index = startOf(group) + at
            return (
              <Option
                key={index}
                id={`${id}-${index}`}
                entry={entry}
                isActive={index === active}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = { id: string; entry: Entry; isActive: boolean; onChoose: Props['onChoose'] }

/** For pointers; by keyboard the field opens the active option. */
const Option = memo(function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { title, caption, picture, icon } = entry
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={() => onChoose(entry)}
    >
      {icon ? (
        <span className={styles.icon}>
          {typeof icon === 'string' ? (
            <Icon name={icon} />
          ) : (
            <img src={icon.src} alt="" width={28} height={28} />
          )}
        </span>
      ) : (
        <Picture src={picture ?? null} fallback="/placeholders/game.svg" width={56} height={42} />
      )}
      <span className={styles.words}>
        <bdi>{title}</bdi>
        {caption && <small>{caption}</small>}
      </span>
    </button>
  )
})
