import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './ApplyBar.module.css'
import type { Terms } from './promotionTerms'

const ApplyDialog = lazy(() => import('./ApplyDialog').then((module) => ({ default: module.ApplyDialog })))

type Props = { id: string; title: string; terms: Terms }

/** A promotion's floating button 申请优惠, shown to members who may apply (spec 1 §2). */
export function ApplyBar({ id, title, terms: { turnover, limit } }: Props) {
  const [opened, setOpened] = useState<symbol | null>(null)
  // A late response closes only the dialog that sent it, not a newer one.
  const close = () => setOpened((now) => (now === opened ? null : now))
  return (
    <div className={styles.bar}>
      <div className={`${shared.wrap} ${styles.inner}`}>
        <p>
          <b>{title}</b>
          <span>
            {[turnover && `流水要求：${turnover}`, limit].filter(Boolean).join(' · ') ||
              '请先阅读活动规则，再提交申请'}
          </span>
        </p>
        <Button size="lg" aria-haspopup="dialog" onClick={() => setOpened(Symbol())}>
          <Icon name="gift" size={18} />
          申请优惠
        </Button>
      </div>
      {opened && (
        <Suspense>
          <ApplyDialog id={id} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
