import { memo, useRef, useState } from 'react'
import { formatDateTime } from '@/contract/beijing'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'

/** Beijing time, each second (spec 1 §9, D27). It writes its own text: a render per second would cost more than the text. */
export const Clock = memo(function Clock() {
  const time = useRef<HTMLTimeElement>(null)
  const [first] = useState(() => formatDateTime(Date.now()))
  useInterval(() => {
    // The text of the node that is there: `textContent` would put a new one in each second.
    if (time.current?.firstChild) time.current.firstChild.nodeValue = formatDateTime(Date.now())
  }, seconds(1))
  return <time ref={time}>{first}</time>
})
