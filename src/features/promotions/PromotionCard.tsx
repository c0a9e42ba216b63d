import { imageUrl } from '@/api/lines'
import type { Promotion } from '@/contract/promotions'
import { formatDay } from '@/contract/values/beijing'
import { useId } from '@/lib/useId'
import hero from '@/ui/hero.module.css'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { StateTag, type StateLook } from '@/ui/StateTag'
import { PromotionPanel } from './PromotionPanel'
import styles from './promotions.module.css'
import { readTerms } from './promotionTerms'

type Props = {
  promotion: Promotion
  /** Name of its kind, if the server sent one. */
  kind: string | undefined
  /** What it is to the member, where that is known. */
  own: StateLook | null
  isOpen: boolean
  onToggle: () => void
}

/** One promotion in the list; its whole head is the button that expands it. */
export function PromotionCard({ promotion, kind, own, isOpen, onToggle }: Props) {
  const { id, title, banner, content, memo, created_at: createdAt } = promotion
  const name = title || `活动${id}`
  const { period, benefit, turnover, validity } = readTerms({ ...promotion, lines: [...content, ...memo] })
  const terms = [
    ['优惠内容', benefit],
    ['流水要求', turnover],
    ['有效期', validity],
  ].filter(([, text]) => text)
  const panelId = useId()
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            className={hero.cover}
            src={imageUrl(banner)}
            fallback="/placeholders/stage.svg"
            alt={name}
            width={300}
            height={132}
          />
        </div>
        <div className={styles.words}>
          <h2>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={panelId}
              aria-label={`${isOpen ? '收起' : '查看详情'}：${name}`}
              onClick={onToggle}
            >
              <bdi>{name}</bdi>
            </button>
          </h2>
          <p className={styles.meta}>
            {own && <StateTag look={own} />}
            {kind && <bdi>{kind}</bdi>}
            {period ? (
              <span>
                活动时间：<bdi>{period}</bdi>
              </span>
            ) : (
              createdAt !== null && (
                <span>
                  发布时间：<bdi>{formatDay(createdAt)}</bdi>
                </span>
              )
            )}
          </p>
          {terms.length > 0 && (
            <dl className={styles.terms}>
              {terms.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </div>
      <section id={panelId} aria-label={name} hidden={!isOpen}>
        {isOpen && <PromotionPanel id={id} />}
      </section>
    </article>
  )
}
