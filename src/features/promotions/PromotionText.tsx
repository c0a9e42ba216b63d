import { ServerText } from '@/components/ServerText'
import styles from './PromotionText.module.css'

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
          <ServerText html={html} />
        </div>
      )}
    </>
  )
}
