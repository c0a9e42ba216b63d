import { Skeleton } from '@/ui/Status'

/** Placeholders for a grid while its games load; `className` gives the tile's box. */
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
