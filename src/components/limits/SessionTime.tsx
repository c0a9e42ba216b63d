import { memo, useRef, useState } from 'react'
import { clockText } from './words'
import { seconds } from '@/lib/durations'
import { useInterval } from '@/lib/useInterval'
import { playTime } from '@/state/playTime'

const textNow = () => clockText(Date.now() - playTime(Date.now()).since)

/** Hours and minutes since login. Writes to the DOM once a minute, without rendering. */
export const SessionTime = memo(function SessionTime() {
  const time = useRef<HTMLTimeElement>(null)
  const [first] = useState(textNow)
  useInterval(() => {
    const text = time.current?.firstChild
    const next = textNow()
    if (text && text.nodeValue !== next) text.nodeValue = next
  }, seconds(5))
  return (
    <>
      已登录 <time ref={time}>{first}</time>
    </>
  )
})
