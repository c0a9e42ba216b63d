import { VideoClip } from '@/components/banners/VideoClip'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './ClubPage.module.css'
import type { Club, GalleryPicture } from './clubs'
import { HonoursCarousel } from './HonoursCarousel'
import { appPoints, licences, media, promotionImages } from './partnershipContent'
import page from './SponsorshipPage.module.css'

/** One club, from its highlights to its partners. */
export function ClubPage({ club }: { club: Club }) {
  return (
    <>
      <HighlightVideos />
      <section className={classNames(shared.wrap, shared.section, styles.pair)}>
        <div className={classNames(surface(), page.club)} data-club={club.type} data-tint="3">
          <img src={club.crest} alt={club.emblem} width={168} height={181} loading="lazy" />
          <p>{club.place}</p>
        </div>
        <div>
          <Heading title="俱乐部历史" />
          {club.history.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <small>本页俱乐部、人物与赛事均为虚构。</small>
        </div>
      </section>
      <HonoursCarousel />
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="每日图集" note="插画作品，非新闻照片" />
        <PictureGrid pictures={club.gallery} />
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="官方宣传图" />
        <PictureGrid pictures={promotionImages} />
      </section>
      <section className={classNames(shared.wrap, shared.section, styles.pair)}>
        <img src="/art/phone-events.svg" alt="" width={200} height={400} loading="lazy" />
        <div>
          <Heading title="原生应用，看球更从容" />
          <ul>
            {appPoints.map(({ icon, title, line }) => (
              <li key={title}>
                <Row lead={<Icon name={icon} size={28} />} title={title} meta={line} />
              </li>
            ))}
          </ul>
          <Link href={paths.appDownload} className={buttonClass({ size: 'lg' })}>
            <Icon name="download" size={18} />
            APP下载
          </Link>
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
        <figure key={src} className={surface('sunken')}>
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
  <p className={classNames(surface('sunken'), styles.soon)}>
    <Icon name="clock" size={24} />
    敬请期待
  </p>
)

/** Names of partner media, and placeholders for licence badges; no real companies. */
function PartnerMedia() {
  return (
    <section className={classNames(shared.wrap, shared.section)}>
      <Heading title="合作媒体" note="名称均为虚构" />
      <ul className={styles.media}>
        {media.map((name) => (
          <li key={name} className={surface('sunken')}>
            {name}
          </li>
        ))}
      </ul>
      <Heading title="牌照" note="以平台公示文件为准" />
      <ul className={styles.licences}>
        {licences.map(({ picture, title }) => (
          <li key={title}>
            <Row
              lead={<img src={picture} alt="" width={72} height={72} loading="lazy" />}
              title={title}
              meta="示意图形"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
