import { lazyPart } from '@/components/lazyPart'
import { useId } from '@/lib/useId'
import { Loading } from '@/ui/Loading'
import styles from './WeekCard.module.css'

const MyWeek = lazyPart(
  () => import('@/components/week/MyWeek').then((module) => module.MyWeek),
  'decoration',
  () => <Loading />,
)

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
