// What stands below the first screen or comes only later: one chunk, loaded after the first paint.
export { BackToTop } from './BackToTop'
export { FloatingWidget } from './FloatingWidget'
export { Footer } from './Footer'
export { OfflineBanner } from './OfflineBanner'
export { Overlays } from './Overlays'
