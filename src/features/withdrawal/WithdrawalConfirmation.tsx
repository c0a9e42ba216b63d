import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Icon } from '@/ui/Icon'
import { ServerButton } from '@/ui/ServerButton'
import type { Withdrawal } from '@/components/withdrawal/withdrawal'
import styles from './WithdrawalConfirmation.module.css'
import { WithdrawalFacts } from '@/components/withdrawal/WithdrawalFacts'

type Props = {
  withdrawal: Withdrawal
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Confirms a withdrawal; focus starts on the cancel button, since it can't be undone. */
export const WithdrawalConfirmation = ({ withdrawal, isPending, onConfirm, onClose }: Props) => (
  <Dialog title="确认取款" onClose={onClose} theme="paper" middle>
    <WithdrawalFacts withdrawal={withdrawal} />
    <p className={styles.note}>
      <Icon name="info" size={16} />
      提交后不可取消，请核对
    </p>
    <div className={styles.actions}>
      <Button look="outline" size="lg" data-autofocus disabled={isPending} onClick={onClose}>
        返回修改
      </Button>
      <ServerButton size="lg" busy={isPending} onClick={onConfirm}>
        确认取款
      </ServerButton>
    </div>
  </Dialog>
)
