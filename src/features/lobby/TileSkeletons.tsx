import { Skeleton } from '@/ui/Status'

/** Boxes of a grid while its games are on their way; `className` is the tile's own box. */
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
    <div className={grid}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className={className} />
      ))}
    </div>
  )
}
