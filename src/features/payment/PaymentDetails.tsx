import { useState, type ReactNode } from 'react'
import { CopyButton } from '@/components/forms/CopyButton'
import { ReceivingAccounts } from '@/components/payment/ReceivingAccounts'
import { formatMoney } from '@/lib/formatMoney'
import { useId } from '@/lib/useId'
import { Facts, type Fact } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import {
  addressOf,
  chainOf,
  codeOf,
  coinOf,
  formatExact,
  isMerchantNumber,
  kindOf,
  linkOf,
  methodOf,
  type PaymentAnswer,
} from './payment'
import { PaymentCode } from './PaymentCode'
import styles from './PaymentPage.module.css'

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
      <Facts
        look="rows"
        facts={[
          toPay('充值数量', `${formatExact(info.real_money)} ${coin}`, info.real_money),
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
      {paid !== null && <Facts look="rows" facts={[toPay('实付金额', `¥ ${formatMoney(paid)}`, paid)]} />}
      <PayAddress label="钱包地址" address={code.text} />
      {!code.element && <AskSupport />}
    </Layout>
  )
}

function OtherPayment({ payment }: Props) {
  const { info, accounts } = payment.data
  const paid = info.real_money ?? info.amount
  const code = useCode(payment, 210, '付款地址')
  // Beside a picture a number says nothing; without one customer service asks for it.
  const isTold = code.text !== '' && !(code.element && isMerchantNumber(payment, code.text))
  return (
    <Layout
      code={code.element}
      warnings={['请勿充值任何其他资产，也请勿使用其他方式付款，否则资产将不可找回', SAFE_BROWSER]}
    >
      <Facts
        look="rows"
        facts={[toPay('实付金额', `¥ ${formatMoney(paid)}`, paid), ['支付方式', methodOf(payment)]]}
      />
      {isTold && <PayAddress label={code.element ? '付款地址' : '收款信息'} address={code.text} />}
      {accounts.length > 0 && <ReceivingAccounts accounts={accounts} />}
      {!code.element && accounts.length === 0 && <AskSupport />}
    </Layout>
  )
}

/** The amount to pay, which can be copied: one text node, for screen readers and find-in-page. */
const toPay = (label: string, figure: string, exact: string | null): Fact => [
  label,
  <>
    <strong>
      <bdi>{figure}</bdi>
    </strong>
    {exact !== null && <CopyButton text={exact} label={label} />}
  </>,
]

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
      <small id={id}>{label}</small>
      <div className={styles.address}>
        <code aria-labelledby={id} role="group">
          {address || '--'}
        </code>
        {address !== '' && <CopyButton text={address} label={label} />}
      </div>
    </div>
  )
}

const AskSupport = () => <Notice>请联系客服办理付款，并提供订单号。</Notice>

type LayoutProps = { code: ReactNode; warnings: readonly string[]; children: ReactNode }

/** Amount and address, and the code: beside them on wide screens, on phones below them and behind a press. */
const Layout = ({ code, warnings, children }: LayoutProps) => (
  <>
    <div className={styles.halves}>
      <div className={layout.stack}>{children}</div>
      {code}
    </div>
    <Warnings warnings={warnings} />
  </>
)

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <Notice tone="waiting" role="region" aria-labelledby="payment-warnings">
      <h2 id="payment-warnings" className={styles.warnings}>
        付款前请确认
      </h2>
      <ul className={layout.stack}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  )
}
