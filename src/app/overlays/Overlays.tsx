import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { late } from '@/components/late'
import { hasTopLayer } from '@/lib/topLayer'
import { loginModal } from '@/state/loginModal'
import {
  answerQuestion,
  closeNotice,
  closeSearch,
  closeTimedNotices,
  openSearch,
  overlays,
} from '@/state/overlays'
import { searchKey } from '@/state/searchKey'

const QuestionDialog = late(() => import('./QuestionDialog'), 'QuestionDialog', {
  close: () => answerQuestion(false),
})
const NoticeDialog = late(() => import('./NoticeDialog'), 'NoticeDialog', { close: closeNotice })
const TimedNoticesDialog = late(() => import('./TimedNoticesDialog'), 'TimedNoticesDialog', {
  whenMissing: closeTimedNotices,
})
const SearchDialog = late(() => import('@/features/search/SearchDialog'), 'SearchDialog', {
  close: closeSearch,
})

/** The dialogs any page may open, one at a time: those the player asked for first, 限时公告 after the login. */
export function Overlays() {
  const { question, notice, timedNotices, search } = useSnapshot(overlays)
  const { isOpen: isLoggingIn } = useSnapshot(loginModal)
  useSearchKeys()
  if (question) return <QuestionDialog question={question} />
  if (notice) return <NoticeDialog notice={notice} />
  if (search) return <SearchDialog />
  if (timedNotices && !isLoggingIn) return <TimedNoticesDialog texts={timedNotices} />
  return null
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` outside fields unless switched off. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
  if (isComposing || altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey
  return key === '/' && searchKey.isOn && !(target instanceof Element && target.closest(TYPING))
}

/** Opens the search by `/`, Ctrl+K and ⌘K, unless a dialog is open. */
function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      // Browsers would open their own search.
      event.preventDefault()
      if (!hasTopLayer()) openSearch()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
