import { Skeleton } from '@/ui/Status'
import styles from './lobby.module.css'
import tiles from './tiles/Tiles.module.css'

/** Placeholders for a list while its games load, with the room of its controls. */
export const TileSkeletons = ({
  grid,
  count,
  tools = false,
}: {
  grid: string | undefined
  count: number
  tools?: boolean
}) => (
  <>
    {tools && <Skeleton className={styles.tools} />}
    <div className={grid}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className={tiles.box} />
      ))}
    </div>
  </>
)
