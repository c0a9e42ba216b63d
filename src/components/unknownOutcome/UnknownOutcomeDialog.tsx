import { useState } from 'react'
import { checkIntent, closeUnknown, waitLeft, type Intent } from '@/api/money/journal'
import { formatDateTime } from '@/contract/values/beijing'
import { absolute, isPositive, subtract } from '@/contract/values/arithmetic'
import { toMoney } from '@/contract/values/money'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import { Icon } from '@/ui/Icon'
import { openAppTab } from '../site/openAppTab'
import { SupportButton } from '../site/SupportButton'
import { placeOf } from './traces'
import { useLookUp, type Look } from './useLookUp'
import styles from './UnknownOutcomeDialog.module.css'

/** Explains that a money request's outcome is unknown, and shows the request and the result of the look-up (D68). */
export function UnknownOutcomeDialog({ intent }: { intent: Intent }) {
  const { look, again } = useLookUp(intent)
  const { list, href } = placeOf(intent)
  const isKnown = look.at === 'done' || look.at === 'refused'
  const leave = (to: string) => {
    closeUnknown()
    navigate(to, { quiet: true })
  }
  return (
    <Dialog
      kind="alert"
      title={isKnown ? '请求结果已核对' : '请求结果未知'}
      onClose={closeUnknown}
      theme="paper"
      middle
    >
      {!isKnown && (
        <p className={styles.text}>
          <Icon name="warn" size={24} />
          {intent.vague
            ? '服务器已答复，但未说明是否成功，请勿重复提交。'
            : '网络中断或超时不代表失败，请勿重复提交。'}
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
        {isKnown
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

function wordsOf(look: Look, { action }: Intent): string {
  switch (look.at) {
    case 'looking':
      return '正在为您核对…'
    case 'done':
      return `已找到：${look.row}`
    case 'refused':
      return `这笔${action}未成功，余额没有变动：${look.row}`
    case 'open':
      return `处理中或未成功，请稍后再核对：${look.row}`
    case 'possible':
      return `可能是这笔${action}，请核对：${look.row}`
    case 'none':
      return `尚未找到这笔${action}，请稍后再核对`
    case 'failed':
      return '暂时无法核对，请稍后再试或联系客服'
  }
}

/** The request in the words of its form, its time, and the balance that a vague answer told if it is the one before. */
function IntentFacts({ intent: { action, facts, input, at, vague, balances } }: { intent: Intent }) {
  const amount = toMoney(input.amount)
  const told = toMoney(vague?.balance)
  const before = toMoney(balances?.main)
  const isSame = told !== null && before !== null && !isPositive(absolute(subtract(told, before)))
  const requestFacts: Fact[] =
    facts.length > 0 || amount === null ? [...facts] : [[`${action}金额`, `¥ ${formatMoney(amount)}`]]
  return (
    <Facts
      className={styles.facts}
      facts={[
        ['操作', action],
        ...requestFacts,
        ['提交时间', formatDateTime(at)],
        ...(isSame ? [['答复中的余额', `¥ ${formatMoney(told)}，与提交前相同`] as Fact] : []),
      ]}
    />
  )
}

const secondsLeft = (intent: Intent): number => Math.ceil(waitLeft(intent) / seconds(1))

/** Lets the member allow the same request again; only after the timeout if the lost one may still arrive. */
function CheckedButton({ intent }: { intent: Intent }) {
  const [left, setLeft] = useState(() => secondsLeft(intent))
  useInterval(() => setLeft(secondsLeft(intent)), left > 0 ? seconds(1) : null)
  return (
    <Button
      look="outline"
      disabled={left > 0}
      onClick={() => {
        checkIntent(intent, { isAcknowledged: true })
        closeUnknown()
      }}
    >
      {left > 0 ? `我已核对（${left}秒后可选）` : '我已核对'}
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
