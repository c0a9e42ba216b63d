import { useEffect, useRef, useState } from 'react'
import { late, Opening } from '@/components/late'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './ApplyBar.module.css'
import { mostOf, type Terms } from './promotionTerms'
import { APPLIED } from './useApply'
import { useHasApplied } from './useHasApplied'

const ApplyDialog = late(() => import('./ApplyDialog'), 'ApplyDialog', {
  whenMissing: ({ onClose }) => onClose(),
  meanwhile: Opening,
})

type Props = {
  id: string
  title: string
  terms: Terms
  /** Why the member can't apply. */
  refusal: string | undefined
}

/** A promotion's floating button 申请优惠 for members who may apply, or why they can't. */
export function ApplyBar({ id, title, terms: { turnover, limit, benefit }, refusal: serverRefusal }: Props) {
  const [hasApplied, noteApplied] = useHasApplied({ id, title })
  const refusal = serverRefusal ?? (hasApplied ? APPLIED : undefined)
  const [opened, setOpened] = useState<symbol | null>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const wasOpened = useRef(false)
  useEffect(() => {
    // The focused button has gone: its place takes the focus.
    if (refusal !== undefined && wasOpened.current && document.activeElement === document.body)
      text.current?.focus()
  }, [refusal])
  // A late response closes only the dialog that sent it, not a newer one.
  const close = () => setOpened((now) => (now === opened ? null : now))
  return (
    <div className={styles.bar}>
      <div className={`${shared.wrap} ${styles.inner}`}>
        <p ref={text} tabIndex={-1}>
          <b>{title}</b>
          <span>
            {refusal ??
              ([turnover && `流水要求：${turnover}`, limit].filter(Boolean).join(' · ') ||
                '请先阅读活动规则，再提交申请')}
          </span>
        </p>
        {refusal === undefined && (
          <Button
            size="lg"
            aria-haspopup="dialog"
            onClick={() => {
              wasOpened.current = true
              setOpened(Symbol())
            }}
          >
            <Icon name="gift" size={18} />
            申请优惠
          </Button>
        )}
      </div>
      {opened && <ApplyDialog id={id} most={mostOf(limit, benefit)} onClose={close} onDone={noteApplied} />}
    </div>
  )
}
