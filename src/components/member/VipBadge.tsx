import { useVipLevel } from './useMember'

/** The address of a level's badge; levels above ten share the tenth. */
export const badgeOf = (level: number): string => `/art/vip-${Math.min(level, 10)}.svg`

/** The badge of the member's VIP level, with alt `VIP{n}`; nothing below level 1. */
export function VipBadge({ size = 22 }: { size?: number }) {
  const level = useVipLevel()
  if (level === undefined || level < 1) return null
  return <img src={badgeOf(level)} alt={`VIP${level}`} width={size} height={size} />
}
