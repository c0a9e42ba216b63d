import type { ComponentProps } from 'react'
import { paymentPassword } from '@/contract/values/paymentPassword'
import { Button } from '@/ui/Button'
import { PaymentPasswordField } from '../forms/PaymentPasswordField'
import styles from './payouts.module.css'

type Props = {
  password: Omit<ComponentProps<typeof PaymentPasswordField>, 'label' | 'limit'>
  isPending: boolean
  onClose: () => void
}

/** The end of the forms that bind an account: payment password and buttons. */
export const BindFormEnd = ({ password, isPending, onClose }: Props) => (
  <>
    <PaymentPasswordField {...password} label="支付密码" limit={paymentPassword.form} />
    <div className={styles.actions}>
      <Button look="outline" size="lg" onClick={onClose}>
        稍后绑定
      </Button>
      <Button type="submit" size="lg" busy={isPending}>
        立即绑定
      </Button>
    </div>
  </>
)
