import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './RebateRulesDialog.module.css'
import { rebateRules } from './rules'

/** How rebates are calculated and paid. */
export function RebateRulesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="返水规则" onClose={onClose} middle>
      <dl className={styles.rules}>
        {rebateRules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button block data-autofocus onClick={onClose}>
        我知道了
      </Button>
    </Dialog>
  )
}
