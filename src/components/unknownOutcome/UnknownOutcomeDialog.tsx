import { useState } from 'react'
import { checkCountsFrom } from '@/api/moneyGuard'
import { formatDateTime } from '@/contract/values/beijing'
import type { Trace } from '@/contract/wire/endpoint'
import { toMoney } from '@/contract/values/money'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { checkIntent, closeUnknown, type Intent } from '@/state/intents'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import { Icon } from '@/ui/Icon'
import { openAppTab } from '../site/openAppTab'
import { SupportButton } from '../site/SupportButton'
import { useLookUp, type Look } from './useLookUp'
import styles from './UnknownOutcomeDialog.module.css'

/** The list that shows each kind of request, and its name on the button. */
const LISTS: Record<Trace, [name: string, href: string]> = {
  deposits: ['存款记录', paths.funds(1)],
  withdrawals: ['取款记录', paths.funds(2)],
  transfers: ['转账记录', paths.funds(3)],
  venues: ['场馆余额', paths.transfer],
  accounts: ['我的钱包', paths.payoutAccounts()],
  rebates: ['返水记录', paths.rebates],
  redPackets: ['红包记录', paths.redPacketRecords],
  applications: ['活动记录', paths.applications],
  bets: ['投注记录', paths.bets],
}

/** Explains that a money request's outcome is unknown, and shows the request and the result of the look-up (D68). */
export function UnknownOutcomeDialog({ intent }: { intent: Intent }) {
  const { look, again } = useLookUp(intent)
  const [list, href] = LISTS[intent.trace as Trace] ?? ['资金记录', paths.funds()]
  const isFound = look.at === 'found' && look.is === 'done'
  const leave = (to: string) => {
    closeUnknown()
    navigate(to, { quiet: true })
  }
  return (
    <Dialog kind="alert" title="请求结果未知" onClose={closeUnknown} theme="paper" middle>
      {!isFound && (
        <p className={styles.text}>
          <Icon name="warn" size={24} />
          网络中断或超时不代表失败，请勿重复提交。
        </p>
      )}
      <IntentFacts intent={intent} />
      <p role="status" className={styles.look} data-look={look.at}>
        {wordsOf(look, intent)}
      </p>
      <div className={styles.actions}>
        <Button size="lg" block data-autofocus onClick={() => leave(href)}>
          查看{list}
        </Button>
        {isFound
          ? intent.trace === 'deposits' && look.orderNo && <PayButton orderNo={look.orderNo} />
          : [
              <Button key="again" look="outline" busy={look.at === 'looking'} onClick={again}>
                再次核对
              </Button>,
              <CheckedButton key="checked" intent={intent} />,
            ]}
        <SupportButton look="text" className={styles.support} />
      </div>
    </Dialog>
  )
}

const WORDS = {
  done: '已找到',
  refused: '未成功',
  open: '处理中或未成功，请稍后再核对',
  possible: '可能是这笔，请核对',
}

function wordsOf(look: Look, { action }: Intent): string {
  switch (look.at) {
    case 'looking':
      return '正在为您核对…'
    case 'found':
      return `${WORDS[look.is]}：${look.row}`
    case 'none':
      return `尚未找到这笔${action}，请稍后再核对`
    case 'failed':
      return '暂时无法核对，请稍后再试或联系客服'
  }
}

/** The request in the words of its form, and its time. */
function IntentFacts({ intent: { action, facts, input, at } }: { intent: Intent }) {
  const amount = toMoney(input.amount)
  const asked: Fact[] =
    facts.length > 0 || amount === null ? [...facts] : [[`${action}金额`, `¥ ${formatMoney(amount)}`]]
  return (
    <Facts className={styles.facts} facts={[['操作', action], ...asked, ['提交时间', formatDateTime(at)]]} />
  )
}

/** Lets the member allow the same request again; only after the timeout if the lost one may still arrive (D72). */
function CheckedButton({ intent }: { intent: Intent }) {
  const [now, setNow] = useState(Date.now)
  const left = Math.ceil((checkCountsFrom(intent) - now) / seconds(1))
  useInterval(() => setNow(Date.now()), left > 0 ? seconds(1) : null)
  return (
    <Button
      look="outline"
      disabled={left > 0}
      onClick={() => {
        checkIntent(intent)
        closeUnknown()
      }}
    >
      {left > 0 ? `我已核对（${left} 秒后可选）` : '我已核对'}
    </Button>
  )
}

const PayButton = ({ orderNo }: { orderNo: string }) => (
  <Button
    look="accent"
    onClick={() => {
      if (openAppTab(paths.payment(orderNo))) closeUnknown()
    }}
  >
    去支付
  </Button>
)
