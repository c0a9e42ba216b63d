import * as z from 'zod/mini'
import { typedAmount, WRONG_AMOUNT, type TypedAmount } from '@/components/forms/typed'
import { changedRule, sumInForce } from '@/components/limits/rules'
import { inOrder } from '@/lib/inOrder'
import { RULES, type OwnLimits, type RuleName } from '@/state/playLimits'

/** The limits as typed, and as their schema reads them; empty means no limit. */
export type LimitsValues = Record<RuleName, string>
export type Limits = Record<RuleName, TypedAmount>

/** An amount or empty, checked in field order. */
export const limitsSchema = z
  .object({ depositDay: typedAmount, depositWeek: typedAmount, lossDay: typedAmount, lossWeek: typedAmount })
  .check(inOrder<Limits>(RULES.map((name) => [name, (values) => values[name] !== null, WRONG_AMOUNT])))

const mapRules = <T>(of: (name: RuleName) => T): Record<RuleName, T> => ({
  depositDay: of('depositDay'),
  depositWeek: of('depositWeek'),
  lossDay: of('lossDay'),
  lossWeek: of('lossWeek'),
})

/** The form values of the limits in force. */
export const valuesOf = ({ rules }: OwnLimits, now: number): LimitsValues =>
  mapRules((name) => sumInForce(rules[name], now) ?? '')

/** The rules after saving a valid form; fields that show the limit in force change nothing. */
export function savedRules({ rules }: OwnLimits, values: Limits, now: number): OwnLimits['rules'] {
  return mapRules((name) => {
    const wanted = values[name] ?? null
    return wanted === sumInForce(rules[name], now) ? rules[name] : changedRule(rules[name], wanted, now)
  })
}
