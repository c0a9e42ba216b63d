import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { NO_NETWORK } from '@/api/failures'
import { seconds } from '@/lib/durations'
import { toast } from '@/state/toasts'

/** Retries without a new reason. Limited, because each failure of a file that is gone for good may reload the page. */
const TRIES = 3

/** The failures of decorations, which are no reason to reload the page (src/app/updates). */
export const missedDecorations = new WeakSet<object>()

/**
 * A lazily loaded part of a page, rendering `Meanwhile`, or nothing, until it has loaded. React.lazy would crash the page on
 * a failed chunk and never retry; this shows a toast, calls `whenMissing`, and retries: a few times while mounted, each time
 * once the host has the page's files; whenever the network comes back; and on the next mount. A `decoration` is missing without
 * a word: a content filter may have taken it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  whenMissing?: 'decoration' | ((props: P) => void),
  Meanwhile?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      if (whenMissing === 'decoration') return
      toast.error(NO_NETWORK)
      whenMissing?.(props)
    })
    useEffect(() => {
      if (loaded) return
      let isGone = false
      let misses = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () =>
        void load().then(
          (part) => setPart(() => (loaded = part)),
          async (error: object) => {
            if (whenMissing === 'decoration') missedDecorations.add(error)
            if (isGone) return
            if (misses === 0) giveUp()
            misses += 1
            if (misses > TRIES) return
            await self.whenWhole?.()
            if (!isGone) timer = setTimeout(ask, seconds(2 ** misses))
          },
        )
      const askAnew = () => {
        misses &&= 1
        if (!loaded) ask()
      }
      ask()
      addEventListener('online', askAnew)
      return () => {
        isGone = true
        clearTimeout(timer)
        removeEventListener('online', askAnew)
      }
    }, [])
    const Shown = Part ?? Meanwhile
    return Shown && <Shown {...props} />
  }
}
