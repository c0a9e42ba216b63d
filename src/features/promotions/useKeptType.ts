import { useKeptQuery } from '@/components/site/useKeptQuery'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'

const addressOf = (type: string) =>
  type === '' ? paths.promotions : `${paths.promotions}?${new URLSearchParams({ type }).toString()}`

const choose = (type: string) => navigate(addressOf(type), { replace: true, quiet: true })

/** The filter's selection (`''` = all), stored in the address (D4). */
export function useKeptType(): [type: string, choose: (type: string) => void] {
  return [useKeptQuery('type', choose) ?? '', choose]
}
