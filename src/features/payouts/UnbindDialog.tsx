import { useWatch } from 'react-hook-form'
import { KNOWN_PIN } from '@/components/forms/keep'
import { PaymentPasswordField } from '@/components/forms/PaymentPasswordField'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { bankOf, maskedAccount } from '@/components/payouts/accountKinds'
import { unbindSchema } from '@/components/payouts/bindForms'
import { MaskedNumber } from '@/components/payouts/MaskedNumber'
import styles from '@/components/payouts/payouts.module.css'
import { usePasswordSubmit } from '@/components/payouts/usePasswordSubmit'
import { unbindAccount, type PayoutAccount } from '@/contract/payouts'
import { paymentPassword } from '@/contract/values/paymentPassword'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/forms/Form'

/** Asks for the payment password before unbinding an account; focus starts on the cancel button. */
export function UnbindDialog({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const { register, control, resetField, onValid, errorOf, leftOut } = useValidatedForm(
    unbindSchema,
    { password: '' },
    { keeps: { password: KNOWN_PIN } },
  )
  const password = useWatch({ control, name: 'password' })
  const { run, isPending } = usePasswordSubmit(unbindAccount, {
    forget: () => resetField('password'),
    tell: () => toast.success('解绑成功'),
    leave: onClose,
  })
  const unbind = onValid(({ password: pay_pass }) =>
    run({ id: account.id, pay_pass }, { facts: [['账户', maskedAccount(account)]] }),
  )

  return (
    <Dialog kind="alert" title="确定要删除吗？" onClose={onClose} theme="paper" middle>
      <p className={styles.lead}>
        <bdi>{bankOf(account)}</bdi> <MaskedNumber number={account.bank_no} />
      </p>
      <Form busy={isPending} className={styles.form} onSubmit={(event) => void unbind(event)}>
        <PaymentPasswordField
          {...register('password')}
          typed={password}
          label="支付密码"
          limit={paymentPassword.form}
          error={errorOf('password')}
          hint={leftOut('password')}
        />
        <div className={styles.actions}>
          <Button look="outline" size="lg" data-autofocus onClick={onClose}>
            点错了
          </Button>
          <Button type="submit" look="danger" size="lg" busy={isPending}>
            确定
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
