import { VideoClip } from '@/components/banners/VideoClip'
import { Link } from '@/navigation/Link'
import { classNames } from '@/lib/classNames'
import { paths } from '@/navigation/paths'
import { Heading } from '@/ui/Heading'
import { buttonClass } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import type { Club, GalleryPicture } from './clubs'
import { HonoursCarousel } from './HonoursCarousel'
import { appPoints, promotionImages, licences, media } from './partnershipContent'
import styles from './ClubPage.module.css'

/** One club, from its highlights to its partners. */
export function ClubPage({ club }: { club: Club }) {
  return (
    <>
      <HighlightVideos />
      <section className={classNames(shared.section, styles.alternate)}>
        <div className={classNames(shared.wrap, styles.history)}>
          <div className={styles.crest} data-club={club.type}>
            <img src={club.crest} alt={club.emblem} width={128} height={138} loading="lazy" />
            <p>{club.place}</p>
          </div>
          <div>
            <Heading title="俱乐部历史" />
            {club.history.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.note}>本页俱乐部、人物与赛事均为虚构。</p>
          </div>
        </div>
      </section>
      <HonoursCarousel />
      <section className={classNames(shared.section, styles.alternate)}>
        <div className={shared.wrap}>
          <Heading title="每日图集" note="插画作品，非新闻照片" />
          <PictureGrid pictures={club.gallery} />
        </div>
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="官方宣传图" />
        <PictureGrid pictures={promotionImages} />
      </section>
      <section className={classNames(shared.section, styles.alternate)}>
        <div className={classNames(shared.wrap, styles.app)}>
          <div className={styles.phones}>
            <img src="/art/phone-events.svg" alt="" width={240} height={480} loading="lazy" />
            <img src="/art/phone-home.svg" alt="" width={240} height={480} loading="lazy" />
          </div>
          <div>
            <Heading title="原生应用，看球更从容" />
            <ul className={styles.points}>
              {appPoints.map(({ icon, title, line }) => (
                <li key={title}>
                  <Icon name={icon} size={28} />
                  <h3>{title}</h3>
                  <p>{line}</p>
                </li>
              ))}
            </ul>
            <Link href={paths.appDownload} className={buttonClass({ size: 'lg' })}>
              <Icon name="download" size={18} />
              APP下载
            </Link>
          </div>
        </div>
      </section>
      <PartnerMedia />
    </>
  )
}

/** Pictures with captions, three per row. */
function PictureGrid({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <div className={styles.grid}>
      {pictures.map(({ src, caption, drawn }) => (
        <figure key={src}>
          <img src={src} alt={drawn} width={480} height={300} loading="lazy" decoding="async" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Two highlight clips and placeholders for two more. */
function HighlightVideos() {
  return (
    <section className={classNames(shared.wrap, shared.section)}>
      <Heading title="精彩集锦" note="画面为插画示意" />
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

/** Names of partner media, and placeholders for licence badges; no real companies. */
function PartnerMedia() {
  return (
    <section className={classNames(shared.wrap, shared.section)}>
      <Heading title="合作媒体" note="名称均为虚构" />
      <ul className={styles.media}>
        {media.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className={styles.second}>
        <Heading title="牌照" note="以平台公示文件为准" />
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
