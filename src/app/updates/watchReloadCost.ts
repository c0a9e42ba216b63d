import { intents } from '@/state/intents'
import { reloadCost } from './reloadCost'
import { hasTypedForms, watchTyping } from './typedForms'

/** Whether the answer of a money request is still to come. */
export const isMoneyUnderWay = (): boolean => intents.list.some(({ isLost }) => !isLost)

/** Begins to know what a reload would cost: money first, its answer must not be lost (D24). */
export function watchReloadCost(): void {
  watchTyping()
  reloadCost.now = () => (isMoneyUnderWay() ? 'money' : hasTypedForms() ? 'typed' : null)
}
