import * as z from 'zod/mini'
import { changedRule, sumInForce } from '@/components/limits/rules'
import { readTypedAmount } from '@/contract/values/money'
import { typedLine } from '@/components/forms/typedLine'
import { inOrder } from '@/lib/inOrder'
import { RULES, type OwnLimits, type RuleName } from '@/state/playLimits'

/** The limits as typed; empty means no limit. */
export type LimitsValues = Record<RuleName, string>

/** An amount or empty, checked in field order. */
export const limitsSchema = z
  .object({ depositDay: typedLine, depositWeek: typedLine, lossDay: typedLine, lossWeek: typedLine })
  .check(
    inOrder<LimitsValues>(
      RULES.map((name) => [
        name,
        (values) => values[name] === '' || readTypedAmount(values[name]) !== null,
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

/** The form values of the limits in force. */
export const valuesOf = ({ rules }: OwnLimits, now: number): LimitsValues =>
  mapRules((name) => sumInForce(rules[name], now) ?? '')

/** The rules after saving a valid form; fields that show the limit in force change nothing. */
export function savedRules({ rules }: OwnLimits, values: LimitsValues, now: number): OwnLimits['rules'] {
  return mapRules((name) => {
    const wanted = readTypedAmount(values[name])
    return wanted === sumInForce(rules[name], now) ? rules[name] : changedRule(rules[name], wanted, now)
  })
}
