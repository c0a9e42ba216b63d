import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './ApplyBar.module.css'

const ApplyDialog = lazy(() => import('./ApplyDialog').then((module) => ({ default: module.ApplyDialog })))

/** The floating button 申请优惠 of a promotion; shown to members who may apply (spec 1 §2). */
export function ApplyBar({ id, title }: { id: string; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <div className={`${shared.wrap} ${styles.inner}`}>
        <p>
          <b>{title}</b>
          <span>请先阅读活动规则，再提交申请</span>
        </p>
        <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="gift" size={18} />
          申请优惠
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ApplyDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
