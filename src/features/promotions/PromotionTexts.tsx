import type { ReactNode } from 'react'
import { useIsMember } from '@/components/member/useIsMember'
import type { getPromotion } from '@/contract/promotions'
import type { Data } from '@/contract/wire/endpoint'
import { RichText } from '@/ui/RichText'
import styles from './promotion.module.css'
import { withoutRefusal } from './promotionTerms'

type Props = {
  promotion: NonNullable<Data<typeof getPromotion>>
  heading: 'h2' | 'h3'
  /** Of each text's box. */
  className?: string
  /** Below the second text. */
  children?: ReactNode
}

/**
 * A promotion's two texts, HTML from the server under its heading. Loaded with the sanitiser, because the second would move when it
 * comes. Why a member can't apply stands at the button.
 */
export function PromotionTexts({ promotion, heading: Heading, className, children }: Props) {
  const { content, memo, can_apply: canApply } = promotion
  const isMember = useIsMember()
  const texts = [
    ['活动规则', content],
    ['活动说明', isMember && !canApply ? withoutRefusal(memo) : memo],
  ] as const
  return (
    <div className={styles.texts}>
      {texts.map(([title, html], place) => (
        <div key={title} className={className}>
          <Heading>{title}</Heading>
          {html.trim() === '' ? <p>暂无信息</p> : <RichText html={html} />}
          {place === 1 && children}
        </div>
      ))}
    </div>
  )
}
