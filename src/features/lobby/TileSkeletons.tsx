import { Skeleton } from '@/ui/Status'
import { hasTools, LobbyToolsSkeleton } from './LobbyView'

/** Placeholders for a grid while its games load, with its controls; `className` gives the tile's box. */
export function TileSkeletons({
  count,
  grid,
  className,
}: {
  count: number
  grid: string | undefined
  className: string | undefined
}) {
  return (
    <>
      {hasTools(count) && <LobbyToolsSkeleton />}
      <div className={grid}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} className={className} />
        ))}
      </div>
    </>
  )
}
