import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chooseLine } from '@/api/failover/changeLine'
import { fastestLine, measure } from '@/api/failover/failover'
import { baseAddress, lines } from '@/api/lines'
import { hasUncheckedRequest } from '@/api/money/device'
import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import shared from '@/ui/shared.module.css'
import styles from './LinesDialog.module.css'

/** `undefined` while a line is measured, `null` if it didn't answer. */
type Times = Record<string, number | null | undefined>

const nameOf = (line: string): string => `线路${lines.indexOf(line) + 1}`

/** The dialog 线路: each line of the server with the time it takes to answer, and the choice between them. */
export function LinesDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  useClosedByRoute(onClose)
  const [times, setTimes] = useState<Times>({})
  const [current, setCurrent] = useState(baseAddress)
  const [isChoosing, setChoosing] = useState(false)

  useEffect(() => {
    for (const line of lines) void measure(line).then((ms) => setTimes((all) => ({ ...all, [line]: ms })))
  }, [])

  const take = (line: string) => {
    // Only its own line may know a request whose outcome is unknown.
    if (hasUncheckedRequest()) return toast.warning('有一笔请求的结果尚未确认，请先核对，再切换线路')
    chooseLine(client, line)
    setCurrent(line)
    toast.success(`已使用${nameOf(line)}`)
  }
  const takeFastest = async () => {
    setChoosing(true)
    const best = await fastestLine()
    setChoosing(false)
    if (best === null) toast.error('所有线路都没有响应，请检查网络后重试')
    else take(best)
  }

  return (
    <Dialog title="线路" onClose={onClose}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <span className={styles.name}>
              {nameOf(line)}
              <small>{new URL(line, location.origin).hostname}</small>
            </span>
            <Speed ms={times[line]} />
            {line === current ? (
              <span className={styles.current}>使用中</span>
            ) : (
              <Button
                look="outline"
                size="sm"
                disabled={typeof times[line] !== 'number'}
                aria-label={`切换到${nameOf(line)}`}
                onClick={() => take(line)}
              >
                切换
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button block busy={isChoosing} onClick={() => void takeFastest()}>
        自动选择
      </Button>
    </Dialog>
  )
}

const Speed = ({ ms }: { ms: number | null | undefined }) => (
  <span className={styles.speed} data-state={ms === null ? 'down' : ms === undefined ? 'asked' : 'up'}>
    {ms === undefined ? '测速中' : ms === null ? '不可用' : <span className={shared.num}>{ms}毫秒</span>}
  </span>
)
