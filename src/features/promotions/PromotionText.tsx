import { lazy, Suspense } from 'react'
import { Loading } from '@/ui/Loading'
import styles from './PromotionText.module.css'

const RichText = lazy(() => import('@/ui/RichText').then((module) => ({ default: module.RichText })))

/** One of a promotion's two texts, HTML from the server under its heading. */
export function PromotionText({
  title,
  html,
  heading: Heading,
}: {
  title: string
  html: string
  heading: 'h2' | 'h3'
}) {
  return (
    <>
      <Heading>{title}</Heading>
      {html.trim() === '' ? (
        <p>暂无信息</p>
      ) : (
        <div className={styles.text}>
          <Suspense fallback={<Loading />}>
            <RichText html={html} />
          </Suspense>
        </div>
      )}
    </>
  )
}
