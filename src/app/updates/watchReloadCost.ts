import { intents } from '@/state/intents'
import { reloadCost } from './reloadCost'
import { hasTypedForms, watchTyping } from './typedForms'

/** Whether a money request of this tab is still unanswered. */
export const isMoneyUnderWay = (): boolean => intents.list.some(({ isLost }) => !isLost)

/** Starts tracking what a reload would cost. Money comes first: its answer must not be lost (D24). */
export function watchReloadCost(): void {
  watchTyping()
  reloadCost.now = () => (isMoneyUnderWay() ? 'money' : hasTypedForms() ? 'typed' : null)
}
