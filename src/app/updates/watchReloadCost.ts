import { isMoneyUnderWay } from '@/api/money/journal'
import { reloadCost } from './reloadCost'
import { hasTypedForms, watchTyping } from './typedForms'

/** Starts tracking what a reload would cost. Money comes first: its answer must not be lost (D24). */
export function watchReloadCost(): void {
  watchTyping()
  reloadCost.now = () => (isMoneyUnderWay() ? 'money' : hasTypedForms() ? 'typed' : null)
}
