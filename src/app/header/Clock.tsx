import { memo, useRef, useState } from 'react'
import { formatDateTime } from '@/contract/beijing'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'

/** Beijing time, ticking every second (spec 1 §9, D27). Writes to the DOM directly, to avoid a render per second. */
export const Clock = memo(function Clock() {
  const time = useRef<HTMLTimeElement>(null)
  const [first] = useState(() => formatDateTime(Date.now()))
  useInterval(() => {
    // Not `textContent`, which would create a new text node every second.
    if (time.current?.firstChild) time.current.firstChild.nodeValue = formatDateTime(Date.now())
  }, seconds(1))
  return <time ref={time}>{first}</time>
})
