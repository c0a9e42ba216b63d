import { useQuery } from '@tanstack/react-query'
import { query } from '@/api/query'
import { NoticeBar } from '@/components/banners/NoticeBar'
import { useKeptQuery } from '@/components/site/useKeptQuery'
import { listPromotionTypes } from '@/contract/promotions'
import { minutes } from '@/lib/durations'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Chips } from '@/ui/Chips'
import shared from '@/ui/shared.module.css'
import { chosenType } from './promotionPages'
import { PromotionBanners } from './PromotionBanners'
import { PromotionList } from './PromotionList'
import styles from './PromotionsPage.module.css'

/** Promotions: banners, notices, a filter by kind and the cards (spec 1 §2). */
export function PromotionsPage() {
  const { data: types } = useQuery({ ...query(listPromotionTypes), staleTime: minutes(5) })
  const [wanted, choose] = useKeptType()
  const type = chosenType(wanted, types)
  return (
    <>
      <h1 tabIndex={-1} className={shared.srOnly}>
        优惠活动
      </h1>
      <PromotionBanners />
      <div className={`${shared.wrap} ${styles.notices}`}>
        <NoticeBar />
      </div>
      <div className={`${shared.wrap} ${styles.offers}`}>
        <Chips
          label="活动类型"
          options={[
            { id: '', label: '全部优惠' },
            ...(types ?? []).map(({ id, name }) => ({ id, label: name })),
          ]}
          value={type}
          onChange={choose}
        />
        <PromotionList type={type} types={types ?? []} />
      </div>
    </>
  )
}

const addressOf = (type: string) =>
  type === '' ? paths.promotions : `${paths.promotions}?${new URLSearchParams({ type }).toString()}`

const choose = (type: string) => navigate(addressOf(type), { replace: true, quiet: true })

/** The filter's selection (`''` = all), stored in the address (D4). */
function useKeptType(): [type: string, choose: (type: string) => void] {
  return [useKeptQuery('type', choose) ?? '', choose]
}
