import { useState, type ReactNode } from 'react'
import { CopyButton } from '@/components/forms/CopyButton'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { Icon } from '@/ui/Icon'
import {
  addressOf,
  chainOf,
  codeOf,
  coinOf,
  isMerchantNumber,
  linkOf,
  formatExact,
  kindOf,
  methodOf,
  type PaymentAnswer,
} from './payment'
import { PaymentCode } from './PaymentCode'
import styles from './PaymentDetails.module.css'
import { PaymentFacts } from './PaymentFacts'
import { ReceivingAccounts } from '@/components/payment/ReceivingAccounts'

const SAFE_BROWSER = '请务必确认电脑及浏览器安全，防止信息被篡改或泄露'
const CONFIRMATION = '请耐心等待区块确认，确认后自动到账'

type Props = { payment: PaymentAnswer }

/** How to pay, by kind of payment, with warnings. */
export function PaymentDetails({ payment }: Props) {
  const kind = kindOf(payment)
  if (kind === 'usdt') return <UsdtPayment payment={payment} />
  if (kind === 'wallet') return <WalletPayment payment={payment} />
  return <OtherPayment payment={payment} />
}

function UsdtPayment({ payment }: Props) {
  const { info } = payment.data
  const coin = coinOf(payment.data)
  const { protocol, chain } = chainOf(payment.data)
  const code = useCode(payment, 210, '收款地址')
  const warnings = [
    `请勿向上述地址充值任何非${coin}资产，否则资产将不可找回`,
    CONFIRMATION,
    SAFE_BROWSER,
    `请使用${chain}链(${protocol}协议)转账，使用其他链造成的损失由您自行承担`,
  ]
  return (
    <Layout code={code.element} warnings={warnings}>
      <PaymentFacts
        label="充值数量"
        figure={`${formatExact(info.real_money)} ${coin}`}
        action={info.real_money !== null && <CopyButton text={info.real_money} label="充值数量" />}
        facts={[
          ['订单金额', `¥ ${formatMoney(info.amount)}`],
          ['汇率', `1 ${coin} = ${info.usdtrate ?? '--'} CNY`],
          ['数量取位', '两位小数，可能与订单金额略有差额'],
          ['币种', coin],
          ['协议', protocol],
        ]}
      />
      <PayAddress label="收款地址" address={code.text} />
      {!code.element && <AskSupport />}
    </Layout>
  )
}

function WalletPayment({ payment }: Props) {
  const { real_money, amount } = payment.data.info
  const code = useCode(payment, 262, '钱包地址')
  const paid = real_money ?? amount
  return (
    <Layout code={code.element} warnings={['请向上述地址付款', CONFIRMATION, '请确认设备安全']}>
      {/* Some servers send no amount for wallets. */}
      {paid !== null && <PaymentFacts label="实付金额" figure={`¥ ${formatMoney(paid)}`} />}
      <PayAddress label="钱包地址" address={code.text} />
      {!code.element && <AskSupport />}
    </Layout>
  )
}

function OtherPayment({ payment }: Props) {
  const { info, accounts } = payment.data
  const code = useCode(payment, 210, '付款地址')
  // Beside a picture a number says nothing; without one customer service asks for it.
  const isTold = code.text !== '' && !(code.element && isMerchantNumber(payment, code.text))
  return (
    <Layout
      code={code.element}
      warnings={['请勿充值任何其他资产，也请勿使用其他方式付款，否则资产将不可找回', SAFE_BROWSER]}
    >
      <PaymentFacts
        label="实付金额"
        figure={`¥ ${formatMoney(info.real_money ?? info.amount)}`}
        facts={[['支付方式', methodOf(payment)]]}
      />
      {isTold && <PayAddress label={code.element ? '付款地址' : '收款信息'} address={code.text} />}
      {accounts.length > 0 && <ReceivingAccounts accounts={accounts} />}
      {!code.element && accounts.length === 0 && <AskSupport />}
    </Layout>
  )
}

/** The text to pay by, and the code to scan: null without one. A picture that fails to load makes room for the text. */
function useCode(
  payment: PaymentAnswer,
  size: 210 | 262,
  label: string,
): { text: string; element: ReactNode } {
  const [isBroken, setBroken] = useState(false)
  const code = codeOf(payment, isBroken)
  const text = addressOf(payment, isBroken)
  const link = linkOf(text)
  const element = code && (
    <PaymentCode
      code={code}
      size={size}
      label={label}
      link={link}
      linkName={label === '付款地址' && link.kind === 'app' ? '打开应用' : '打开钱包'}
      onBroken={() => setBroken(true)}
    />
  )
  return { text, element }
}

/** The address to pay to, with a copy button. */
function PayAddress({ label, address }: { label: string; address: string }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.address}>
        <code aria-labelledby={id} role="group">
          {address || '--'}
        </code>
        {address !== '' && <CopyButton text={address} label={label} look="primary" />}
      </div>
    </div>
  )
}

const AskSupport = () => <p className={styles.hint}>请联系客服办理付款，并提供订单号。</p>

type LayoutProps = { code: ReactNode; warnings: readonly string[]; children: ReactNode }

const Layout = ({ code, warnings, children }: LayoutProps) => (
  <>
    <div className={code ? styles.halves : styles.whole}>
      {code}
      <div className={styles.details}>{children}</div>
    </div>
    <Warnings warnings={warnings} />
  </>
)

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <section className={styles.warnings} aria-labelledby="payment-warnings">
      <h2 id="payment-warnings">
        <Icon name="warn" size={20} />
        付款前请确认
      </h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}
