import * as z from 'zod/mini'

/** A form rule: its field, when it holds, and the message when it doesn't. */
export type Rule<V> = readonly [
  field: keyof V & string,
  holds: (values: V) => boolean,
  message: string | ((values: V) => string),
]

/**
 * Checks rules in the order of the specification and reports the first failure only:
 * `z.object({…}).check(inOrder<Values>([['name', (v) => v.name !== '', '请输入姓名'], …]))`.
 */
export const inOrder = <V>(rules: readonly Rule<V>[]) =>
  z.superRefine((values: V, context) => {
    const broken = rules.find(([, holds]) => !holds(values))
    if (!broken) return
    const [field, , say] = broken
    const message = typeof say === 'string' ? say : say(values)
    context.addIssue({ code: 'custom', path: [field], message, input: values })
  })
