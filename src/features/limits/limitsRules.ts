import * as z from 'zod/mini'
import { changedRule, sumInForce } from '@/components/limits/rules'
import { readTypedAmount } from '@/contract/money'
import { inOrder } from '@/lib/inOrder'
import { RULES, type OwnLimits, type RuleName } from '@/state/playLimits'

/** The limits as typed; empty is no limit. */
export type LimitsValues = Record<RuleName, string>

/** An amount or nothing, in the order of the fields. */
export const limitsSchema = z
  .object({ depositDay: z.string(), depositWeek: z.string(), lossDay: z.string(), lossWeek: z.string() })
  .check(
    inOrder<LimitsValues>(
      RULES.map((name) => [
        name,
        (values) => values[name].trim() === '' || readTypedAmount(values[name]) !== null,
        '请输入正确的金额',
      ]),
    ),
  )

const mapRules = <T>(of: (name: RuleName) => T): Record<RuleName, T> => ({
  depositDay: of('depositDay'),
  depositWeek: of('depositWeek'),
  lossDay: of('lossDay'),
  lossWeek: of('lossWeek'),
})

/** The form's values for the limits in force. */
export const valuesOf = ({ rules }: OwnLimits, now: number): LimitsValues =>
  mapRules((name) => sumInForce(rules[name], now) ?? '')

/** The rules after a valid form was saved; fields that show what is in force change nothing. */
export function savedRules({ rules }: OwnLimits, values: LimitsValues, now: number): OwnLimits['rules'] {
  return mapRules((name) => {
    const wanted = readTypedAmount(values[name])
    return wanted === sumInForce(rules[name], now) ? rules[name] : changedRule(rules[name], wanted, now)
  })
}
