import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { bindAccount } from '@/contract/payouts'
import { NETWORK_NAMES, type Network } from '@/contract/values/networks'
import { toast } from '@/state/toasts'
import { Dialog } from '@/ui/Dialog'
import { Choices } from '@/ui/forms/Choices'
import { Form } from '@/ui/forms/Form'
import { RadioCard } from '@/ui/forms/RadioCard'
import { TextField } from '@/ui/forms/TextField'
import { LeftOut } from '../forms/LeftOut'
import { useValidatedForm } from '../forms/useValidatedForm'
import { ACCOUNT_KINDS, CRYPTO_KINDS, maskedAccount, type CryptoKind } from './accountKinds'
import { inGroups } from './accountNumber'
import { BindFormEnd } from './BindFormEnd'
import { CRYPTO_FIELDS, cryptoSchema, isOddAddress, NO_CRYPTO } from './bindForms'
import styles from './payouts.module.css'
import { usePasswordSubmit } from './usePasswordSubmit'

/** Binds a crypto wallet. Closing discards the input. */
export function BindCryptoDialog({ kind, onClose }: { kind: CryptoKind; onClose: () => void }) {
  const { bank, chains } = CRYPTO_KINDS[kind]
  const { register, control, resetField, clearErrors, onValid, errorOf, leftOut } = useValidatedForm(
    cryptoSchema(kind),
    NO_CRYPTO,
    { keeps: CRYPTO_FIELDS },
  )
  const { address, chain, password } = useWatch({ control })
  const odd = isOddAddress(address ?? '', chain ?? '') ? '地址格式可能有误，请核对' : undefined
  const lost = leftOut('address', odd)
  const { run, isPending } = usePasswordSubmit(bindAccount, {
    forget: () => resetField('password'),
    tell: ({ message }) => toast.success(message),
    leave: onClose,
  })
  const bind = onValid(async (values) => {
    // Narrows the type: the schema refuses an empty chain.
    if (values.chain === '') return
    const account = { bank, bank_no: values.address, chain: values.chain }
    await run(
      { bank, bank_no: values.address, bank_owner: values.chain, pay_pass: values.password },
      { facts: [['账户', maskedAccount(account)]] },
    )
  })

  return (
    <Dialog title={`绑定${ACCOUNT_KINDS[kind].name}`} onClose={onClose} theme="paper">
      <p className={styles.lead}>请核对地址与协议，绑定后不可修改。</p>
      <Form busy={isPending} className={styles.form} onSubmit={(event) => void bind(event)}>
        <TextField
          {...register('address', { onChange: () => clearErrors('address') })}
          label="USDT地址"
          limit="仅字母与数字"
          placeholder="请输入USDT地址"
          error={errorOf('address')}
          valid={address !== '' && chain !== '' && !odd && !lost && '格式正确'}
          hint={lost ?? (odd && <LeftOut line={odd} />)}
          autoComplete="off"
          asTyped
        />
        {address && (
          <p className={styles.groups}>
            <small>完整地址</small>
            <bdi translate="no">{inGroups(address)}</bdi>
          </p>
        )}
        <ChainPicker
          chains={chains}
          field={register('chain', { onChange: () => clearErrors('address') })}
          error={errorOf('chain')}
        />
        <BindFormEnd
          password={{
            ...register('password'),
            typed: password ?? '',
            error: errorOf('password'),
            hint: leftOut('password'),
          }}
          isPending={isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}

type Props = { chains: readonly Network[]; field: UseFormRegisterReturn; error: string | undefined }

/** 钱包协议: radios labelled by protocol and described by network. */
const ChainPicker = ({ chains, field, error }: Props) => (
  <Choices label="钱包协议" className={styles.chains} error={error ?? ''}>
    {chains.map((chain) => (
      <RadioCard {...field} key={chain} value={chain} label={chain} note={NETWORK_NAMES[chain]} />
    ))}
  </Choices>
)
