import { late } from '@/components/late'
import { useId } from '@/lib/useId'
import { Loading } from '@/ui/Loading'
import styles from './WeekCard.module.css'

const MyWeek = late(() => import('@/components/week/MyWeek'), 'MyWeek', {
  isDecoration: true,
  meanwhile: () => <Loading />,
})

/** 我的一周 as a card of its own. */
export function WeekCard() {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>我的一周</h2>
      <MyWeek />
    </section>
  )
}
