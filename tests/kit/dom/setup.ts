// React's scheduler lives as long as the process: it takes the timers that no document ends.
import 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import { rememberWindow } from './freshWindow'
import { steerWindow } from './navigation'
import { completeWindow } from './surroundings'
import { divideTime, inTest } from './time'
import { answerWindow, begin, end } from './world'

inTest(() => {
  divideTime()
  completeWindow()
  steerWindow()
  answerWindow()
  rememberWindow()
})
beforeEach(() => inTest(() => begin()))
afterEach(({ task }) => inTest(() => end(task.result?.state !== 'fail')))
