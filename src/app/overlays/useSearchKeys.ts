import { useEffect } from 'react'
import { openSearch } from '@/state/overlays'
import { searchKey } from '@/state/searchKey'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key press opens the search: Ctrl+K or ⌘K anywhere, `/` outside fields unless switched off. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event
  if (isComposing || altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey
  return key === '/' && searchKey.isOn && !(target instanceof Element && target.closest(TYPING))
}

/** Opens the search by `/`, Ctrl+K and ⌘K, unless a dialog is open. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      // Browsers would open their own search.
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) openSearch()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
