import { useState } from 'react'
import { waitLeft } from '@/api/money/device'
import { checkIntent, closeUnknown, type Intent } from '@/api/money/journal'
import { openAppTab } from '@/components/site/openAppTab'
import { SupportButton } from '@/components/site/SupportButton'
import { textOf, type Row } from '@/components/unknownOutcome/recognise'
import { isSame } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { toMoney } from '@/contract/values/money'
import { seconds } from '@/lib/durations'
import { formatMoney } from '@/lib/formatMoney'
import { useInterval } from '@/lib/useInterval'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Facts, type Fact } from '@/ui/Facts'
import layout from '@/ui/layout.module.css'
import { Notice } from '@/ui/Notice'
import { Row as Line } from '@/ui/Row'
import { placeOf } from './traces'
import styles from './UnknownOutcomeDialog.module.css'
import { useLookUp, type Look } from './useLookUp'

/** Explains that a money request's outcome is unknown, and shows the request and the result of the look-up (D68). */
export function UnknownOutcomeDialog({ intent }: { intent: Intent }) {
  const { look, again, choose } = useLookUp(intent)
  const { list, href } = placeOf(intent)
  const known = look.is === 'done' || look.is === 'refused' ? look : null
  const leave = () => {
    closeUnknown()
    navigate(href, { quiet: true })
  }
  return (
    <Dialog
      kind="alert"
      title={known ? '请求结果已核对' : '请求结果未知'}
      onClose={closeUnknown}
      theme="paper"
      middle
    >
      <div className={layout.stack}>
        {!known && (
          <Notice tone="waiting">
            {intent.vague
              ? '服务器已答复，但未说明是否成功，请勿重复提交。'
              : '网络中断或超时不代表失败，请勿重复提交。'}
          </Notice>
        )}
        <IntentFacts intent={intent} />
        <p role="status" className={styles.look} data-look={look.is}>
          {wordsOf(look, intent)}
        </p>
        {look.is === 'possible' && <PossibleRows rows={look.rows} choose={choose} />}
      </div>
      <div className={styles.actions}>
        <Button size="lg" block data-autofocus onClick={leave}>
          查看{list}
        </Button>
        {!known && (
          <Button look="outline" busy={look.is === 'looking'} onClick={again}>
            再次核对
          </Button>
        )}
        {!known && <CheckedButton intent={intent} label={look.is === 'possible' ? '都不是' : '我已核对'} />}
        {intent.trace === 'deposits' && known?.orderNo && <PayButton orderNo={known.orderNo} />}
        <SupportButton look="text" />
      </div>
    </Dialog>
  )
}

function wordsOf(look: Look, { action }: Intent): string {
  const row = 'row' in look ? textOf(look) : ''
  return {
    looking: '正在为您核对…',
    done: `已找到：${row}`,
    refused: `这笔${action}未成功，余额没有变动：${row}`,
    open: `处理中或未成功，请稍后再核对：${row}`,
    possible: `可能是这笔${action}，请核对：`,
    none: `尚未找到这笔${action}，请稍后再核对`,
    failed: '暂时无法核对，请稍后再试或联系客服',
  }[look.is]
}

/** Rows that the dialog shows. */
const MOST_ROWS = 3

const PossibleRows = ({ rows, choose }: { rows: readonly Row[]; choose: (row: Row) => void }) => (
  <>
    <ul>
      {rows.slice(0, MOST_ROWS).map((row, index) => (
        <li key={`${index} ${row.row}`}>
          <Line
            title={<bdi>{textOf(row)}</bdi>}
            end={
              <Button
                size="sm"
                look="outline"
                aria-label={`是这笔：${textOf(row)}`}
                onClick={() => choose(row)}
              >
                是这笔
              </Button>
            }
          />
        </li>
      ))}
    </ul>
    <p>
      是这笔：结果以该记录为准，再次提交将是新的一笔。
      <br />
      都不是：按未找到处理，可再次提交同一笔。
      {rows.length > MOST_ROWS && '此处仅显示时间最接近的三条，请先在记录中核对其余各条。'}
    </p>
  </>
)

/** The request in the words of its form, its time, and the balance that a vague answer told if it is the one before. */
function IntentFacts({ intent: { action, facts, input, at, vague, balances } }: { intent: Intent }) {
  const amount = toMoney(input.amount)
  const told = toMoney(vague?.balance)
  const asked: Fact[] =
    facts.length > 0 || amount === null ? [...facts] : [[`${action}金额`, `¥ ${formatMoney(amount)}`]]
  const same: Fact[] = isSame(told, toMoney(balances?.main))
    ? [['答复中的余额', `¥ ${formatMoney(told)}，与提交前相同`]]
    : []
  return <Facts facts={[['操作', action], ...asked, ['提交时间', formatDateTime(at)], ...same]} />
}

const secondsLeft = (intent: Intent): number => Math.ceil(waitLeft(intent) / seconds(1))

/** Lets the member allow the same request again; only after the timeout if the lost one may still arrive. */
function CheckedButton({ intent, label }: { intent: Intent; label: string }) {
  const [left, setLeft] = useState(() => secondsLeft(intent))
  useInterval(() => setLeft(secondsLeft(intent)), left > 0 ? seconds(1) : null)
  const check = () => {
    checkIntent(intent, { isAcknowledged: true })
    closeUnknown()
  }
  return (
    <Button look="outline" disabled={left > 0} onClick={check}>
      {left > 0 ? `${label}（${left}秒后可选）` : label}
    </Button>
  )
}

const PayButton = ({ orderNo }: { orderNo: string }) => (
  <Button look="accent" onClick={() => openAppTab(paths.payment(orderNo)) && closeUnknown()}>
    去支付
  </Button>
)
