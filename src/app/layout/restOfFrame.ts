import '@/ui/face/face.css'

// Parts below the first screen or needed only later: one chunk, loaded after the first paint.
export { BackToTop } from '../overlays/BackToTop'
export { FloatingWidget } from '../overlays/FloatingWidget'
export { Footer } from './Footer'
export { OfflineBanner } from '../offline/OfflineBanner'
export { Overlays } from '../overlays/Overlays'
