import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query } from '@/api/query'
import { SubmitBar } from '@/components/forms/SubmitBar'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { useMemberPart } from '@/components/member/useMember'
import { channelOf, type Channel, type ChannelId } from '@/components/payment/channels'
import { ReceivingAccounts } from '@/components/payment/ReceivingAccounts'
import { Region } from '@/components/Region'
import { SupportButton } from '@/components/site/SupportButton'
import { getDepositRange, listReceivingAccounts } from '@/contract/deposits'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { Skeleton } from '@/ui/Status'
import { AmountField } from './AmountField'
import { amountRangeOf } from './amountRange'
import { BankFields } from './BankFields'
import { ChannelPicker } from './ChannelPicker'
import styles from './DepositForm.module.css'
import { depositSchema, emptyDeposit } from './depositRules'
import { lastChannel, rememberChannel } from './lastChannel'
import { OwnLimitNote } from './OwnLimitNote'
import { ProtocolPicker } from './ProtocolPicker'
import { UsdtEstimate } from './UsdtEstimate'
import { useCreateDeposit } from './useCreateDeposit'
import { useDepositRoom } from './useDepositRoom'

const DRAFT = ['channel', 'protocol', 'amount', 'bank_owner', 'bank', 'bank_no', 'bank_address'] as const

/** The deposit form, at the first channel; the account's last one is marked. The input survives the end of the session. */
export function DepositForm({ channels }: { channels: Channel[] }) {
  const account = useMemberPart((member) => member.username) ?? ''
  const offered = channels.map(({ id }) => id)
  const first = offered[0]!
  const [rangeType, setRangeType] = useState(channelOf(first).range('TRC20'))
  // Choosing a channel always reloads its range.
  const rangeRead = useQuery({ ...query(getDepositRange, { type: rangeType }), staleTime: 0 })
  const range = amountRangeOf(rangeRead.data)
  const own = useDepositRoom()

  const { register, watch, reset, setValue, setFocus, setError, clearErrors, onValid, errorOf } =
    useValidatedForm(depositSchema(range, own.refusal), emptyDeposit(first), {
      draft: { account, fields: [...DRAFT] },
    })
  const values = watch()
  const wanted = channelOf(values.channel).range(values.protocol)
  if (wanted !== rangeType) setRangeType(wanted)

  const choose = (channel: ChannelId) => reset(emptyDeposit(channel))
  const refuse = (message: string) => setError('amount', { message }, { shouldFocus: true })
  const { create, isBusy } = useCreateDeposit(
    (amount, deposit) => own.within(amount, refuse, deposit),
    () => {
      rememberChannel(account, values.channel)
      choose(values.channel)
    },
  )

  // A channel may be switched off while the page is kept.
  const isGone = !offered.includes(values.channel)
  useEffect(() => {
    if (isGone) reset(emptyDeposit(first))
  }, [isGone, first, reset])

  return (
    <Form busy={isBusy} onSubmit={(event) => void onValid(create)(event)}>
      <ChannelPicker
        channels={channels}
        value={values.channel}
        last={lastChannel(account, offered)}
        protocol={values.protocol}
        onChange={choose}
      />
      {values.channel === 'bank' && (
        <>
          <BankAccounts />
          <BankFields register={register} errorOf={errorOf} bank={values.bank} />
        </>
      )}
      {values.channel === 'usdt' && (
        <ProtocolPicker
          value={values.protocol}
          onChange={(protocol) => {
            setValue('protocol', protocol)
            clearErrors('amount')
          }}
        />
      )}
      {own.room && <OwnLimitNote room={own.room} />}
      <AmountField
        {...register('amount')}
        typed={values.amount}
        range={range}
        error={errorOf('amount')}
        onPick={(amount) => {
          setValue('amount', amount, { shouldDirty: true })
          clearErrors('amount')
          // 清空金额 unmounts while focused.
          if (amount === '') setFocus('amount')
        }}
      />
      {values.channel === 'usdt' && <UsdtEstimate typed={values.amount} />}
      <SubmitBar>
        <Button type="submit" size="lg" block busy={isBusy}>
          提交存款
        </Button>
      </SubmitBar>
    </Form>
  )
}

function BankAccounts() {
  const accounts = useQuery(query(listReceivingAccounts))
  return (
    <div>
      <p>
        收款账户 <small>请转账至以下账户</small>
      </p>
      <Region
        read={accounts}
        loading={<Skeleton rows className={styles.accounts} />}
        isEmpty={(rows) => rows.length === 0}
        emptyText="暂无收款账户，请联系客服"
        emptyReason="收款账户由客服提供，也可改用其他存款方式。"
        emptyAction={<SupportButton />}
      >
        {(rows) => <ReceivingAccounts accounts={rows} />}
      </Region>
    </div>
  )
}
