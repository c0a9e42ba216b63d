import { useRef, useState, type KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { openGame } from '@/components/games/openGame'
import { useId } from '@/lib/useId'
import { follow } from '@/navigation/hashLocation'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { closeSearch } from '@/state/overlays'
import { searchKey, setSearchKey } from '@/state/searchKey'
import { buttonClass } from '@/ui/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import shared from '@/ui/shared.module.css'
import { EmptyState } from '@/ui/Status'
import { useModal } from '@/ui/useModal'
import { Results } from './Results'
import styles from './SearchDialog.module.css'
import type { Entry } from './searchIndex'
import { useEntries } from './useEntries'
import { useGroups } from './useGroups'

/** Opens a result. The search closes first, so that a visitor's login dialog isn't opened below it. */
function open(entry: Entry): void {
  closeSearch()
  if ('game' in entry) openGame(entry.game)
  else follow(entry.path)
}

/** Search over games, promotions, help and pages: a combobox with grouped results. */
export function SearchDialog() {
  const modal = useModal(closeSearch)
  const { entries, isPending } = useEntries()
  useClosedByRoute(closeSearch)
  return (
    <dialog {...modal} aria-label="搜索" className={styles.scrim}>
      <div className={styles.panel}>
        <SearchBox entries={entries} isPending={isPending} />
        <SearchFoot />
      </div>
    </dialog>
  )
}

/** The field and its results: the only part that renders on a key press. */
function SearchBox({ entries, isPending }: { entries: readonly Entry[]; isPending: boolean }) {
  const listId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  // -1 means none, as before typing.
  const [active, setActive] = useState(-1)
  const groups = useGroups(entries, typed)

  const options = groups.flatMap((group) => group.entries)
  const chosen = options[active]
  const isSearching = typed.trim() !== ''
  const found = groups.reduce((sum, { total }) => sum + total, 0)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const last = options.length - 1
    const goTo = (index: number) => {
      setActive(index)
      document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'ArrowDown') goTo(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') goTo(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter' && chosen) open(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.head} role="search">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="搜索游戏、优惠、帮助和页面"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${listId}-${active}`}
          placeholder="名称、拼音首字母或厂商"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value)
            setActive(value.trim() === '' ? -1 : 0)
            body.current!.scrollTop = 0
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label="关闭搜索" onClick={closeSearch} />
      </div>
      <p role="status" className={shared.srOnly}>
        {isSearching && !isPending && `找到${found}项结果`}
      </p>
      <div ref={body} className={styles.body}>
        {isSearching && options.length === 0 ? (
          <EmptyState text={isPending ? '加载中' : '没有找到相关内容'}>
            {!isPending && (
              <Link href={paths.slots()} className={buttonClass({ look: 'outline' })} onClick={closeSearch}>
                去玩游戏
              </Link>
            )}
          </EmptyState>
        ) : (
          <Results id={listId} groups={groups} active={active} onChoose={open} />
        )}
      </div>
    </>
  )
}

/** The search's keys and the switch for `/`; hidden on touch screens. */
function SearchFoot() {
  const { isOn } = useSnapshot(searchKey)
  return (
    <div className={styles.foot}>
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
      <Checkbox
        label="按 / 键打开搜索"
        checked={isOn}
        onChange={({ target }) => setSearchKey(target.checked)}
      />
    </div>
  )
}
