import { useReducedMotion } from '@/lib/useMediaQuery'
import { useScrolledPast } from '@/lib/useScrolledPast'
import { Icon } from '@/ui/Icon'
import { focusPage } from '../focusPage'

/** Pixels scrolled before the button appears, as specified. */
const THRESHOLD = 400

/** The button 返回顶部. Moves the focus too, since the button disappears at the top. */
export function BackToTop({ className }: { className?: string | undefined }) {
  const isShown = useScrolledPast(THRESHOLD)
  const isCalm = useReducedMotion()
  if (!isShown) return null
  return (
    <button
      type="button"
      className={className}
      title="返回顶部"
      onClick={() => {
        focusPage()
        scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
      }}
    >
      <Icon name="top" size={22} />
      <span>返回顶部</span>
    </button>
  )
}
