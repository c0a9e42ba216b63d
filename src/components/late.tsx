import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { NO_NETWORK } from '@/api/failures'
import { seconds } from '@/lib/durations'
import { whenIdle } from '@/lib/whenIdle'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { toast } from '@/state/toasts'
import { Loading } from '@/ui/Loading'
import styles from './late.module.css'

/** Retries without a new reason. Limited, because each failure of a file that is gone for good may reload the page. */
const TRIES = 3

/** The failures of decorations, which are no reason to reload the page (src/app/updates). */
export const missedDecorations = new WeakSet<object>()

/** Answers a press in the middle of the window while the files of a dialog load. */
export const Opening = () => (
  <div className={styles.opening}>
    <Loading />
  </div>
)

type Options<P> = {
  /** Stands in until the files have come; nothing does unless given. */
  meanwhile?: ComponentType<P>
  /** Called when they are missing, after the toast. */
  whenMissing?: (props: P) => void
  /**
   * Of a dialog that belongs to no page: closes it when its files are missing, and while they load at a change of the route, as that
   * closes it later.
   */
  close?: (props: P) => void
  /** Missing without a word: a content filter may have taken them. */
  isDecoration?: boolean
  /** Waits with the request until the browser is idle, so many ms at the most. */
  idle?: number
}

type PropsOf<C> = C extends ComponentType<infer P> ? P & object : never

/**
 * The component `name` of a module that is loaded when it is first mounted. React.lazy would crash the page on a failed chunk and
 * never retry; this shows a toast, calls `whenMissing`, and retries: a few times while mounted, each time once the host has the
 * page's files; whenever the network comes back; and on the next mount.
 */
export function late<M, N extends keyof M, P extends PropsOf<M[N]> = PropsOf<M[N]>>(
  load: () => Promise<M>,
  name: N,
  { meanwhile, whenMissing, close, isDecoration = false, idle }: Options<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const StandIn = close
    ? (props: P) => {
        useClosedByRoute(() => close(props))
        return <Opening />
      }
    : meanwhile
  return function Late(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      if (isDecoration) return
      toast.error(NO_NETWORK)
      ;(close ?? whenMissing)?.(props)
    })
    useEffect(() => {
      if (loaded) return
      let isGone = false
      let misses = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = async () => {
        try {
          if (idle) await whenIdle(idle)
          const part = (await load())[name] as ComponentType<P>
          setPart(() => (loaded = part))
        } catch (error) {
          if (isDecoration) missedDecorations.add(error as object)
          if (isGone) return
          if (misses === 0) giveUp()
          misses += 1
          if (misses > TRIES) return
          await self.whenWhole?.()
          if (!isGone) timer = setTimeout(ask, seconds(2 ** misses))
        }
      }
      const askAnew = () => {
        misses &&= 1
        if (!loaded) void ask()
      }
      void ask()
      addEventListener('online', askAnew)
      return () => {
        isGone = true
        clearTimeout(timer)
        removeEventListener('online', askAnew)
      }
    }, [])
    const Shown = Part ?? StandIn
    return Shown && <Shown {...props} />
  }
}
