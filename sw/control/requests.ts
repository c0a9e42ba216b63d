import * as z from 'zod/mini'
import { memberFields } from '@/contract/member'
import { siteFields } from '@/contract/site'
import { amount } from '@/contract/values/money'
import { venues } from '../db/seed/venues'

const { username, gameblance: _sum, current_vip: _level, vipname: _badge, balance, ...told } = memberFields
const money = z.optional(amount)
const whole = z.optional(z.number())
const words = z.optional(z.string())
const held = Object.fromEntries(venues.map(({ platname }) => [platname, money]))

/** What each control takes. The console's panels are drawn from it (sw/demo/console). */
export const requests = {
  /** Fields of /api/app. */
  site: z.partial(z.strictObject(siteFields)),
  /** Fields of /api/user, and some that the API doesn't show. */
  member: z.extend(z.partial(z.strictObject({ balance, wagering: amount, ...told })), {
    username,
    password: words,
    payPassword: words,
    /** By venue. */
    venues: z.optional(z.strictObject(held)),
  }),
  order: z.object({ out_trade_no: z.string(), approve: z.boolean() }),
  application: z.object({ id: z.number(), approve: z.boolean() }),
  agent: z.object({ username: z.string(), approve: z.boolean() }),
  /** Orders and applications wait for a tester. */
  hold: z.object({ on: z.boolean() }),
  /** To one member, or to all. */
  message: z.object({ username: words, title: z.string(), text: z.string() }),
  notice: z.object({ text: z.string() }),
  switch: z.object({ kind: z.enum(['notice', 'banner', 'promotion']), key: z.string(), on: z.boolean() }),
  venue: z.object({ platname: z.string(), open: z.boolean() }),
  delay: z.object({ ms: z.number() }),
  clock: z.object({ offsetMs: z.number() }),
  /** What the next calls of a path are answered with; without any answer they are answered as usual. */
  next: z.object({
    call: z.string(),
    times: whole,
    /** A refusal's code and message. */
    code: whole,
    message: words,
    delayMs: whole,
    /** A network failure, before the call is executed or after. */
    drop: z.optional(z.enum(['request', 'answer'])),
    status: whole,
    /** Any JSON, or text that is sent as HTML. */
    json: z.optional(z.unknown()),
    text: words,
  }),
  /** One order of `next`, or all. */
  forget: z.object({ id: whole }),
}

/** The name of a control. */
export type Control = keyof typeof requests
