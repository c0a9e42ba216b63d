import { useState, type MouseEvent, type ReactNode } from 'react'
import { late } from '@/components/late'
import { seconds } from '@/lib/durations'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { Header } from '../header/Header'
import { BottomBar } from '../menu/BottomBar'
import styles from './Layout.module.css'

const FloatingWidget = late(() => import('./restOfFrame'), 'FloatingWidget', { idle: seconds(1) })
const Footer = late(() => import('./restOfFrame'), 'Footer', { idle: seconds(1) })
const Overlays = late(() => import('./restOfFrame'), 'Overlays', { idle: seconds(1) })
const MenuDrawer = late(() => import('../menu/MenuDrawer'), 'MenuDrawer', {
  close: ({ onClose }) => onClose(),
})

/** Moves the focus instead of following the link: the hash belongs to the router. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

/**
 * The frame around every page: skip link, header, footer and overlays. `isAway`: a bare page is shown, whose main
 * element is then the only one.
 */
export function Layout({ isAway, children }: { isAway: boolean; children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 768px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  // Widening the window closes the drawer for good.
  if (isWide && isMenuOpen) setMenuOpen(false)
  return (
    <>
      <nav aria-label="快速跳转">
        <a href="#main" className={styles.skip} onClick={skip}>
          跳到主要内容
        </a>
      </nav>
      <Header isWide={isWide} onMenu={() => setMenuOpen(true)} />
      <main id="main" hidden={isAway} aria-label="主要内容" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {isWide ? (
        <FloatingWidget />
      ) : (
        <>
          <BottomBar />
          {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
        </>
      )}
      <Overlays />
    </>
  )
}
