import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bindAccount } from '@/contract/payouts'
import { toast } from '@/state/toasts'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/forms/Form'
import { Icon } from '@/ui/Icon'
import { TextField } from '@/ui/forms/TextField'
import { useValidatedForm } from '../forms/useValidatedForm'
import { ACCOUNT_KINDS, CRYPTO_KINDS, maskedAccount, type CryptoKind } from './accountKinds'
import { inGroups } from './accountNumber'
import styles from './BindCryptoDialog.module.css'
import { BindFormEnd } from './BindFormEnd'
import { cleanAddress, cryptoSchema, isOddAddress, losesCharacters, NO_CRYPTO } from './bindForms'
import { ChainPicker } from './ChainPicker'
import form from './dialogForm.module.css'
import { usePasswordSubmit } from './usePasswordSubmit'

/** Binds a crypto wallet (spec 2 §5). Closing discards the input (spec 2 §4). */
export function BindCryptoDialog({ kind, onClose }: { kind: CryptoKind; onClose: () => void }) {
  const { bank, chains } = CRYPTO_KINDS[kind]
  const { register, control, resetField, setValue, clearErrors, onValid, errorOf } = useValidatedForm(
    cryptoSchema,
    NO_CRYPTO,
  )
  const { address, chain, password } = useWatch({ control })
  const [hasLost, setLost] = useState(false)
  /** Removes other characters (spec 2 §5) and says so (D60). */
  const clean = (typed: string) => {
    const kept = cleanAddress(typed)
    // Appending keeps the message; correcting or replacing the text clears it.
    const grows = kept.length > (address ?? '').length && kept.startsWith(address ?? '')
    setLost(losesCharacters(typed) || (hasLost && grows))
    return kept
  }
  const isOdd = isOddAddress(address ?? '', chain ?? '')
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
      <p className={form.lead}>请核对地址与协议，绑定后不可修改。</p>
      <Form busy={isPending} className={form.form} onSubmit={(event) => void bind(event)}>
        <TextField
          {...register('address')}
          label="USDT地址"
          limit="仅字母与数字"
          placeholder="请输入USDT地址"
          error={errorOf('address')}
          valid={address !== '' && chain !== '' && !isOdd && !hasLost && '格式正确'}
          hint={
            (isOdd || hasLost) && (
              <span className={styles.caution}>
                <Icon name="warn" size={16} />
                {hasLost && '已去除字母与数字以外的字符。'}
                {isOdd ? '地址格式可能有误，请核对' : '请核对地址'}
              </span>
            )
          }
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onInput={({ currentTarget: input, nativeEvent }) => {
            // The error would hide the caution.
            clearErrors('address')
            // Don't clean the text of an unfinished composition.
            if (nativeEvent.isComposing) return
            const kept = clean(input.value)
            if (kept !== input.value) input.value = kept
          }}
          onCompositionEnd={({ currentTarget }) => setValue('address', clean(currentTarget.value))}
        />
        {address && (
          <p className={styles.groups}>
            <span>完整地址</span>
            <bdi translate="no">{inGroups(address)}</bdi>
          </p>
        )}
        <ChainPicker chains={chains} field={register('chain')} error={errorOf('chain')} />
        <BindFormEnd
          password={{ ...register('password'), typed: password ?? '', error: errorOf('password') }}
          isPending={isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
