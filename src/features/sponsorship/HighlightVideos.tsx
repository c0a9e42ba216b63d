import { classNames } from '@/lib/classNames'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import { VideoClip } from '@/components/banners/VideoClip'
import styles from './HighlightVideos.module.css'

/** Two highlight clips and placeholders for two more (spec 1 §2). */
export function HighlightVideos() {
  return (
    <section className={classNames(shared.wrap, shared.section)}>
      <div className={shared.sectionHead}>
        <h2>精彩集锦</h2>
        <p>画面为插画示意</p>
      </div>
      <div className={styles.videos}>
        <VideoClip title="精彩集锦1" src="/media/highlights-1.webm" poster="/art/club-video-1.svg" />
        <VideoClip title="精彩集锦2" src="/media/highlights-2.webm" poster="/art/club-video-2.svg" />
        <Soon />
        <Soon />
      </div>
    </section>
  )
}

const Soon = () => (
  <div className={styles.soon}>
    <img src="/art/pattern-waves.svg" alt="" width={1440} height={240} loading="lazy" />
    <p>
      <Icon name="clock" size={24} />
      敬请期待
    </p>
  </div>
)
