import type { ComponentType } from 'react'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { Loading } from '@/ui/Loading'
import styles from './lateDialog.module.css'
import { lazyPart } from './lazyPart'

/** Answers a press in the middle of the window while the files of the dialog load. */
export const Opening = () => (
  <div className={styles.opening}>
    <Loading />
  </div>
)

/** A dialog that belongs to no page, in files of its own. A change of the route while they load calls it off, as it closes it later. */
export function lateDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  close: (props: P) => void,
): ComponentType<P> {
  return lazyPart(load, close, (props) => {
    useClosedByRoute(() => close(props))
    return <Opening />
  })
}
