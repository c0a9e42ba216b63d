import { expectTypeOf, it } from 'vitest'
import { memberPost, type Trace } from './endpoint'

type Options = Parameters<typeof memberPost>[1]

it('refuses a POST without an effect, and a money request without a trace, at compile time', () => {
  expectTypeOf<{ effect: 'read' }>().toExtend<Options>()
  expectTypeOf<{ effect: 'money'; trace: Trace }>().toExtend<Options>()
  expectTypeOf<{ action: string }>().not.toExtend<Options>()
  expectTypeOf<{ effect: 'money' }>().not.toExtend<Options>()
})
