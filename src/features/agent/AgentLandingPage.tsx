import { VideoClip } from '@/components/banners/VideoClip'
import { SupportButton } from '@/components/site/SupportButton'
import { classNames } from '@/lib/classNames'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { buttonClass } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import hero from '@/ui/hero.module.css'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import shared from '@/ui/shared.module.css'
import { surface } from '@/ui/Surface'
import styles from './AgentLandingPage.module.css'
import { AppScreens } from './AppScreens'
import { abilities, claims, partners, support } from './landingContent'

/** Agent recruitment: the benefits for agents; joining opens customer service. */
export function AgentLandingPage() {
  return (
    <>
      <div className={classNames(hero.hero, hero.shaded)}>
        <img
          className={hero.cover}
          src="/art/stage-agent.svg"
          alt=""
          width={1920}
          height={480}
          fetchPriority="high"
        />
        <div className={classNames(shared.wrap, hero.words)}>
          <h1 tabIndex={-1}>代理合作</h1>
          <p>与您并肩经营，资料透明，结算有据。</p>
          <SupportButton look="primary" size="lg">
            立即加入
          </SupportButton>
        </div>
      </div>
      <ServiceClaims />
      <section className={classNames(shared.wrap, shared.section, styles.about)}>
        <VideoClip title="宣传片" src="/media/film.webm" poster="/art/video-film.svg" />
        <div>
          <Heading title="一起走得更远" />
          <p>从推广资料到数据查询，平台提供一整套支持。您专注服务好友，其余交给平台。</p>
          <ul>
            {support.map((line) => (
              <li key={line}>
                <Row lead={<Icon name="check" size={18} />} title={line} />
              </li>
            ))}
          </ul>
          <p>佣金与结算以签署的合作协议为准，收益与经营情况有关，不作承诺。</p>
        </div>
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="移动端同样出色" note="界面为示意图" />
        <AppScreens />
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="平台能力" />
        <ul className={styles.abilities}>
          {abilities.map(({ icon, title, points }) => (
            <li key={title} className={surface()}>
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <Heading title="合作场馆" note="文字代号展示，不代表任何商标" />
        <PartnerPlates />
      </section>
      <section className={classNames(shared.wrap, shared.section)}>
        <div className={surface('accent')}>
          <Heading title="准备好了，就从这里开始">
            <Link href={paths.applyAgent} className={buttonClass({ size: 'lg' })}>
              申请代理
            </Link>
          </Heading>
          <p>会员可在线提交申请，由客服审核办理，需年满18周岁。</p>
        </div>
      </section>
    </>
  )
}

/** The venues as plates of text, coloured by position. */
function PartnerPlates() {
  return (
    <ul className={styles.plates}>
      {partners.map((code, index) => (
        <li key={code} data-tint={index % 7}>
          <b>{code}</b>
        </li>
      ))}
    </ul>
  )
}

/** The band of service claims, each with its condition. */
function ServiceClaims() {
  return (
    <section className={shared.wrap} aria-label="服务承诺">
      <ul className={styles.claims}>
        {claims.map(({ before, figure, after, note }) => (
          <li key={note} className={surface()}>
            <p>
              {before}
              <b className={shared.num}>{figure || <Icon name="wallet" size={48} />}</b>
              {after}
            </p>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
