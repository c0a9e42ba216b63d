import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Row } from '@/ui/Row'
import { rebateRules } from './rules'
import styles from './vip.module.css'

/** How rebates are calculated and paid. */
export function RebateRulesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="返水规则" onClose={onClose} middle>
      <ul className={styles.rules}>
        {rebateRules.map(({ title, text }) => (
          <li key={title}>
            <Row title={title} meta={text} />
          </li>
        ))}
      </ul>
      <Button block data-autofocus onClick={onClose}>
        我知道了
      </Button>
    </Dialog>
  )
}
