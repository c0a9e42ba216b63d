import { act, type Panel } from './consoleDesk'
import { button, field } from './consoleFields'
import { fillForm, isValid } from './consoleForm'
import { setText } from './consoleList'
import { day, timeOnly } from './consoleTime'
import { byId } from './page'

const DELAYS = [0, 800, 3000]
const MINUTE = 60_000
const STEPS: [label: string, minutes: number][] = [
  ['+1 小时', 60],
  ['+1 天', 1440],
]
const SHIFT = /^-?\d{1,7}$/

/** Latency of every call, and the server's clock against the device's (D41). */
export function networkPanel(): Panel {
  const delay = field('ms', '全部请求的延迟（毫秒）', 'whole')
  const setDelay = (ms: number) =>
    act('delay', { ms }, ms === 0 ? '延迟已取消' : `延迟 ${ms} 毫秒`).then(
      (isDone) => isDone && delay.settle(),
    )
  const sendDelay = () => {
    if (isValid([delay])) void setDelay(Number(delay.input.value.trim()))
  }
  const putDelay = (ms: number) => {
    delay.input.value = String(ms)
    sendDelay()
  }
  fillForm(
    byId('delay-form', HTMLFormElement),
    [delay.root],
    '设置延迟',
    sendDelay,
    DELAYS.map((ms) => button(ms === 0 ? '无延迟' : `${ms} 毫秒`, () => putDelay(ms))),
  )

  const shift = field('minutes', '时钟偏移（分钟，可为负）')
  const sendShift = () => {
    const typed = shift.input.value.trim()
    if (!SHIFT.test(typed)) {
      shift.complain('请输入整数')
      shift.input.focus()
      return
    }
    const said = Number(typed) === 0 ? '时钟已归零' : `时钟偏移 ${Number(typed)} 分钟`
    void act('clock', { offsetMs: Number(typed) * MINUTE }, said).then((isDone) => isDone && shift.settle())
  }
  const putShift = (minutes: number) => {
    shift.input.value = String(minutes)
    sendShift()
  }
  fillForm(byId('clock-form', HTMLFormElement), [shift.root], '设置时钟', sendShift, [
    ...STEPS.map(([label, minutes]) => button(label, () => putShift(Number(shift.input.value) + minutes))),
    button('归零', () => putShift(0), { name: '时钟归零' }),
  ])

  return {
    show: ({ delayMs, clockOffsetMs, now }) => {
      delay.show(String(delayMs))
      shift.show(String(Math.round(clockOffsetMs / MINUTE)))
      setText(byId('now', HTMLElement), `服务器时间 ${day(now)} ${timeOnly(now)}`)
    },
    letGo: () => {
      delay.settle()
      shift.settle()
    },
  }
}
