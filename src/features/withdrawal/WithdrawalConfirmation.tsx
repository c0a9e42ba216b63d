import { useMemberPart } from '@/components/member/useMember'
import type { Withdrawal } from '@/components/withdrawal/withdrawal'
import { WithdrawalFacts } from '@/components/withdrawal/WithdrawalFacts'
import { isLess, subtract } from '@/contract/values/arithmetic'
import { formatMoney } from '@/lib/formatMoney'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import dialog from '@/ui/Dialog.module.css'
import type { Fact } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import { ServerButton } from '@/ui/ServerButton'

type Props = {
  withdrawal: Withdrawal
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What it costs and leaves. In CNY the payments add up to the amount, as specified, so nothing is taken off. */
function useCosts({ amount, coin }: Withdrawal): Fact[] {
  const balance = useMemberPart((member) => member.balance) ?? null
  const costs: Fact[] = coin
    ? []
    : [
        ['手续费', '无'],
        ['到账总额', `¥ ${formatMoney(amount)}`],
      ]
  return balance === null || isLess(balance, amount)
    ? costs
    : [...costs, ['取款后余额', `¥ ${formatMoney(subtract(balance, amount))}`]]
}

/** Confirms a withdrawal; focus starts on the cancel button, since it can't be undone. */
export const WithdrawalConfirmation = ({ withdrawal, isPending, onConfirm, onClose }: Props) => (
  <Dialog title="确认取款" onClose={onClose} theme="paper" middle>
    <div className={layout.stack}>
      <WithdrawalFacts withdrawal={withdrawal} more={useCosts(withdrawal)} />
      <Notice>提交后不可取消，请核对</Notice>
    </div>
    <div className={dialog.actions}>
      <Button look="outline" size="lg" data-autofocus disabled={isPending} onClick={onClose}>
        返回修改
      </Button>
      <ServerButton size="lg" busy={isPending} onClick={onConfirm}>
        确认取款
      </ServerButton>
    </div>
  </Dialog>
)
