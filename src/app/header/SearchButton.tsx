import { openSearch } from '@/state/overlays'
import { IconButton } from '@/ui/IconButton'
import styles from './MobileHeader.module.css'

/** Opens the search; `/` and Ctrl+K do too. */
export const SearchButton = () => (
  <IconButton
    icon="search"
    label="搜索"
    className={styles.search}
    aria-haspopup="dialog"
    aria-keyshortcuts="/ Control+K"
    onClick={openSearch}
  />
)
