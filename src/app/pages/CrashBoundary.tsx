import { Component, type ReactNode } from 'react'
import { openSupport } from '@/components/site/openSupport'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import styles from './CrashBoundary.module.css'

/** The error boundary around the app and around every page: a crash shows 页面出错了, never a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    // React logs it but tells the window nothing.
    if (import.meta.env.VITE_REPORT_URL) reportError(error)
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <div className={`${shared.wrap} ${styles.crash}`} role="alert">
        <h1 tabIndex={-1}>页面出错了</h1>
        <p>请重新加载页面；如仍无法打开，请联系客服。</p>
        <div>
          <Button onClick={() => location.reload()}>重新加载</Button>
          <Button
            look="outline"
            onClick={() => {
              // Navigate first: the crashed page must not render again.
              navigate(paths.home, { quiet: true })
              this.setState({ hasCrashed: false })
            }}
          >
            返回首页
          </Button>
          <Button look="text" onClick={() => void openSupport()}>
            联系客服
          </Button>
        </div>
      </div>
    )
  }
}
