import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { toast } from '@/state/toasts'

/**
 * A part of a page in a chunk of its own, drawing `Meanwhile`, or nothing, until it is there. React.lazy would crash the whole page
 * when the chunk cannot be had and never ask again; this says so once, calls `whenMissing`, and asks at the next mount.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  whenMissing?: (props: P) => void,
  Meanwhile?: ComponentType<P>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      toast.error('网络异常，请检查当前网络后重试！')
      whenMissing?.(props)
    })
    useEffect(() => {
      if (loaded) return
      let isWanted = true
      load().then(
        (part) => {
          loaded = part
          if (isWanted) setPart(() => part)
        },
        () => {
          if (isWanted) giveUp()
        },
      )
      return () => void (isWanted = false)
    }, [])
    const Shown = Part ?? Meanwhile
    return Shown && <Shown {...props} />
  }
}
