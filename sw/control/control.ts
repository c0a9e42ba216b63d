import * as z from 'zod/mini'
import { publicPost } from '@/contract/endpoint'

const CONTROLS = '/api/__demo__/'
const GAME = '/api/__demo__/game/'

/** Whether a path steers the server (D41): such calls are neither delayed, replaced nor logged. */
export const isControl = (path: string): boolean => path.startsWith(CONTROLS) && !path.startsWith(GAME)

/** The path of a control. */
export const controlPath = (name: string) => `${CONTROLS}${name}` as const

/** Describes a control by its name, what it takes and what it answers. */
export const control = <R extends z.ZodMiniType, D extends z.ZodMiniType>(
  name: string,
  request: R,
  data: D,
) => publicPost(controlPath(name), { effect: 'change', request, data })

/** The answer of a control that only does something. */
export const done = z.custom<null>()
