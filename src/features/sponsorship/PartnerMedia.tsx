import { classNames } from '@/lib/classNames'
import shared from '@/ui/shared.module.css'
import { licences, media } from './partnershipContent'
import styles from './PartnerMedia.module.css'

/** Names of partner media, and placeholders for licence badges; no real companies. */
export function PartnerMedia() {
  return (
    <section className={classNames(shared.wrap, shared.section)}>
      <div className={shared.sectionHead}>
        <h2>合作媒体</h2>
        <p>名称均为虚构</p>
      </div>
      <ul className={styles.media}>
        {media.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className={classNames(shared.sectionHead, styles.second)}>
        <h2>牌照</h2>
        <p>以平台公示文件为准</p>
      </div>
      <div className={styles.licences}>
        {licences.map(({ picture, title }) => (
          <figure key={title}>
            <img src={picture} alt="" width={96} height={96} loading="lazy" />
            <figcaption>
              {title}
              <small>示意图形</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
