import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { publicPost } from '@/contract/wire/endpoint'

const CONTROLS = controlPath('')
const GAME = controlPath('game/')

/** Whether a path is a control: controls are never delayed, replaced or logged. */
export const isControl = (path: string): boolean => path.startsWith(CONTROLS) && !path.startsWith(GAME)

/** Defines a control by its name, request and answer. */
export const control = <R extends z.ZodMiniType, D extends z.ZodMiniType>(
  name: string,
  request: R,
  data: D,
) => publicPost(controlPath(name), { effect: 'change', request, data })

/** The answer of a control that returns no data. */
export const done = z.custom<null>()
