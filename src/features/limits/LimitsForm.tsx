import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { serverNow } from '@/api/serverClock'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import {
  DEPOSIT_RULES,
  isLimited,
  LOSS_RULES,
  lossSpan,
  RULE_FACTS,
  sumInForce,
  usedIn,
  waitingRaise,
} from '@/components/limits/rules'
import { betsOf, lostIn, sumsIn, weeksDeposits } from '@/components/limits/usage'
import { momentText } from '@/components/limits/words'
import { openText } from '@/components/sums/betSums'
import { isPositive } from '@/contract/values/arithmetic'
import { formatMoney } from '@/lib/formatMoney'
import { changeLimits, RULES, type OwnLimits, type RuleName } from '@/state/playLimits'
import { toast } from '@/state/toasts'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { TextField } from '@/ui/forms/TextField'
import shared from '@/ui/shared.module.css'
import styles from './limits.module.css'
import { limitsSchema, savedRules, valuesOf, type Limits } from './limitsRules'

type Props = { account: string; own: OwnLimits }

/** Limits per Beijing day and week. Lower ones apply at once, higher ones after 24 hours. */
export function LimitsForm({ account, own }: Props) {
  const { register, reset, onValid, errorOf } = useValidatedForm(limitsSchema, valuesOf(own, serverNow()))
  const usageOf = useUsage(own)
  const rules = JSON.stringify(own.rules)
  // Another tab may have changed them. A reset keeps the focus; a new form wouldn't. Together with the message of a save, so that
  // it can't undo what is typed after that.
  const showAgain = useEffectEvent(() => reset(valuesOf(own, serverNow())))
  useLayoutEffect(() => showAgain(), [rules])

  const save = (values: Limits) => {
    const now = serverNow()
    const next = savedRules(own, values, now)
    const changed = RULES.filter((name) => next[name] !== own.rules[name])
    if (changed.length === 0) return toast.info('限额没有改动')
    changeLimits(account, () => ({ rules: next }))
    const isRaise = changed.some((name) => waitingRaise(next[name], now))
    toast.success(isRaise ? '已保存，提高的限额24小时后生效' : '已保存，立即生效')
  }

  const keep = (name: RuleName, form: HTMLFormElement | null) => {
    changeLimits(account, ({ rules: all }) => ({ rules: { ...all, [name]: { sum: all[name].sum } } }))
    // 撤回 unmounts while focused. Not by `setFocus`, which does nothing between a reset and its render.
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  return (
    <Form busy={false} className={styles.form} onSubmit={(event) => void onValid(save)(event)}>
      {RULES.map((name) => {
        const raise = waitingRaise(own.rules[name], serverNow())
        return (
          <TextField
            key={name}
            {...register(name)}
            label={RULE_FACTS[name].label}
            placeholder="不限"
            inputMode="decimal"
            autoComplete="off"
            money
            error={errorOf(name)}
            hint={usageOf(name)}
            below={
              raise && (
                <p className={styles.raise}>
                  {raise.sum === null ? '取消限额' : `提高到${formatMoney(raise.sum)}元`}，
                  {momentText(raise.from)}生效
                  <button
                    type="button"
                    className={shared.link}
                    onClick={(event) => keep(name, event.currentTarget.form)}
                  >
                    撤回
                  </button>
                </p>
              )
            }
          />
        )
      })}
      <Button type="submit" size="lg">
        保存限额
      </Button>
    </Form>
  )
}

/**
 * A function that describes, from the records, how much of a limit is used; undefined without a limit or before the records are
 * read.
 */
function useUsage(own: OwnLimits): (name: RuleName) => string | undefined {
  const now = serverNow()
  const deposits = useQuery({ ...weeksDeposits, enabled: isLimited(own, DEPOSIT_RULES, now) })
  const bets = useQuery({ ...betsOf(lossSpan(own, now)), enabled: isLimited(own, LOSS_RULES, now) })
  return (name) => {
    if (sumInForce(own.rules[name], now) === null) return undefined
    const { span, isDeposit } = RULE_FACTS[name]
    const time = span === 'day' ? '今日' : '本周'
    if ((isDeposit ? deposits : bets).error) return '暂时无法读取记录'
    if (isDeposit) return deposits.data && `${time}已存${formatMoney(usedIn(deposits.data, now)(span))}元`
    if (bets.data === undefined) return undefined
    const lost = lostIn(bets.data, now)(span)
    const result = `${time}净输${isPositive(lost) ? formatMoney(lost) : '0.00'}元`
    return [result, openText(sumsIn(span, bets.data, now))].filter(Boolean).join('，')
  }
}
