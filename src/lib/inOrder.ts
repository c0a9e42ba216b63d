import * as z from 'zod/mini'

/** A rule of a form: the field it speaks of, when it holds, and what is said when it does not. */
export type Rule<V> = readonly [field: keyof V & string, holds: (values: V) => boolean, message: string]

/**
 * Rules checked one after another, the first failure only, in the order of the specification:
 * `z.object({…}).check(inOrder<Values>([['name', (v) => v.name !== '', '请输入姓名'], …]))`.
 */
export const inOrder = <V>(rules: readonly Rule<V>[]) =>
  z.superRefine((values: V, context) => {
    const broken = rules.find(([, holds]) => !holds(values))
    if (broken) context.addIssue({ code: 'custom', path: [broken[0]], message: broken[2], input: values })
  })
