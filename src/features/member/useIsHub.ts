import { useRoute } from 'wouter'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { paths } from '@/navigation/paths'

/** Whether the window is narrower than 768 px, where the member centre has 我的 instead of a menu. */
export const useIsPhone = (): boolean => !useMediaQuery('(min-width: 768px)')

/** Whether the shown page is 我的: the profile's short address below 768 px. */
export function useIsHub(): boolean {
  const isPhone = useIsPhone()
  const [isProfile] = useRoute(paths.profile)
  return isProfile && isPhone
}
