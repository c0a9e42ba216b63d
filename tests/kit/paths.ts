import { nearest } from '../../vite/nearest'
import type { Answers, Calls, Json } from './calls'
import { endpoints } from './endpoints'

/** Calls of the demo's own pages: game window and agents. */
const DEMO_CALLS = ['game/state', 'game/bet', 'desk/agent', 'desk/commission'] as const
/** The testers' controls (D41), which the test itself calls. */
const CONTROLS = [
  'agent',
  'application',
  'clock',
  'delay',
  'forget',
  'hold',
  'member',
  'message',
  'next',
  'notice',
  'order',
  'reset',
  'site',
  'state',
  'switch',
  'venue',
] as const

const DEMO = '/api/__demo__/'
export type Control = (typeof CONTROLS)[number]
/** The path of a testers' control. */
export type ControlPath = `${typeof DEMO}${Control}`
/** The path of a call that pages make. */
export type Path = keyof Calls | `${typeof DEMO}${(typeof DEMO_CALLS)[number]}`
export type { Json }
/** What a page sends with a call. */
export type Payload<P extends Path> = P extends keyof Calls ? Calls[P] : { [field: string]: Json }

/** The data of a call's answer. */
export type DataOf<P extends Path> = P extends keyof Answers ? Answers[P] : Json

type FieldOf<Shape, Name> = Shape extends unknown ? (Name extends keyof Shape ? Shape[Name] : never) : never
type NamesOf<Shape> = Shape extends unknown ? keyof Shape : never
/** `true` if data has a field that the contract has not; what isn't typed passes. */
type IsAlien<Data, Shape> = unknown extends Data
  ? false
  : Data extends readonly (infer Row)[]
    ? IsAlien<Row, Shape extends readonly (infer Known)[] ? Known : never>
    : Data extends object
      ? string extends keyof Data
        ? false
        : {
            [Name in keyof Data]: Name extends NamesOf<Shape>
              ? IsAlien<Data[Name], FieldOf<Shape, Name>>
              : true
          }[keyof Data]
      : false
/** What a test may give as a call's data: nothing, or anything with the contract's fields. */
export type GivenData<P extends Path, Data> = true extends IsAlien<Data, DataOf<P>> ? DataOf<P> : Data

const known = (names: readonly string[]) => new Set(names.map((name) => DEMO + name))
const [demoCalls, controls] = [known(DEMO_CALLS), known(CONTROLS)]
const patterns = endpoints.map(({ path, effect }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`),
  effect,
}))

/** What a call of the contract does on the server; undefined for any other path. */
export const effectOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.effect

export const isCall = (path: string): path is Path => effectOf(path) !== undefined || demoCalls.has(path)

/** Throws for a path that no page can ask, and names the nearest one. A mistyped path would test nothing. */
export function expectCall(path: string, withControls = false): void {
  if (isCall(path) || (withControls && controls.has(path))) return
  const all = [...endpoints.map((one) => one.path), ...demoCalls, ...(withControls ? controls : [])]
  throw new Error(`there is no call ${path}; the nearest is ${nearest(path, all)}`)
}
