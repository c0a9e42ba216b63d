import { memo, useRef } from 'react'
import { lastReading } from '@/api/serverDate'
import { formatDateTime } from '@/contract/values/beijing'
import { seconds } from '@/lib/durations'
import { setText } from '@/lib/setText'
import { useInterval } from '@/lib/useInterval'

/** By the server's clock where it is known: members' polls read it. */
const now = () => formatDateTime(Date.now() + lastReading.offset)

/** Beijing time, ticking every second. Writes to the DOM directly, to avoid a render per second. */
export const Clock = memo(function Clock() {
  const time = useRef<HTMLTimeElement>(null)
  useInterval(() => {
    setText(time.current!, now())
  }, seconds(1))
  return (
    <time ref={time} translate="no">
      {now()}
    </time>
  )
})
