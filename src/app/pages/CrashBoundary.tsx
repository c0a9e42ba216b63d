import { Component, type ReactNode } from 'react'
import { openSupport } from '@/components/site/openSupport'
import { useOnline } from '@/lib/useOnline'
import { navigate, useHashLocation } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import shared from '@/ui/shared.module.css'
import styles from './pages.module.css'

/**
 * The error boundary around the app and around every page. A crash renders the page anew once; a second one shows 页面出错了,
 * never a blank page, until the route changes (D80).
 */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useHashLocation()[0]}>{children}</Boundary>
}

let crash: Element | null = null
const note = (element: Element | null) => void (crash = element)

/** Whether 页面出错了 is on screen. */
export const isCrashShown = (): boolean => crash !== null

type Props = { path: string; children: ReactNode }
/** `isMended`: whether this visit of the route has had its second rendering. */
type State = { path: string; hasCrashed: boolean; isMended: boolean }

class Boundary extends Component<Props, State> {
  override state: State = { path: this.props.path, hasCrashed: false, isMended: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, hasCrashed: false, isMended: false }
  }

  override componentDidCatch(error: unknown) {
    // React logs it but tells the window nothing.
    if (import.meta.env.VITE_REPORT_URL) reportError(error)
    // Not while rendering: the boundary above would get the next error.
    if (!this.state.isMended) this.setState({ hasCrashed: false, isMended: true })
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    if (!this.state.isMended) return null
    return (
      <div className={`${shared.wrap} ${styles.page}`} role="alert" ref={note}>
        <h1 tabIndex={-1}>页面出错了</h1>
        <Advice />
        <div className={styles.actions}>
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

/** Offline, it is mostly the page's file that is missing. */
const Advice = () => (
  <p>
    {useOnline()
      ? '请重新加载页面；如仍无法打开，请联系客服。'
      : '网络已断开，这一页还没有保存到本设备。恢复后请重新加载。'}
  </p>
)
