import { memo, useRef, useState } from 'react'
import { seconds } from '@/lib/durations'
import { setText } from '@/lib/setText'
import { useInterval } from '@/lib/useInterval'
import { playTime } from '@/state/playTime'
import { clockText } from './words'

const textNow = () => clockText(Date.now() - playTime(Date.now()).since)

/** Hours and minutes since login. Writes to the DOM once a minute, without rendering. */
export const SessionTime = memo(function SessionTime() {
  const time = useRef<HTMLTimeElement>(null)
  const [first] = useState(textNow)
  useInterval(() => {
    const next = textNow()
    if (time.current && time.current.textContent !== next) setText(time.current, next)
  }, seconds(5))
  return (
    <>
      已登录{' '}
      <time ref={time} translate="no">
        {first}
      </time>
    </>
  )
})
