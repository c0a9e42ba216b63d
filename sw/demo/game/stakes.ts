import { isLess } from '@/contract/values/arithmetic'
import { money, readTypedAmount, type Money } from '@/contract/values/money'
import { byId, element, plain } from '../page'

const LADDER = ['0.1', '0.5', '1', '5', '10', '50', '100', '500', '1000', '5000', '10000'].map(money)
const SHOWN = 5

/** A table's limits in words. */
export const limitsOf = (least: Money | null, most: Money | null): string =>
  `单注限额${plain(least)}–${plain(most)}元`

/** The stake of the next bet: five sums from the minimum up, or a typed one. Starts at the minimum. */
export function makeStakes(least: Money, most: Money) {
  const group = byId('stakes', HTMLElement)
  const sums = LADDER.filter((sum) => !isLess(sum, least) && !isLess(most, sum)).slice(0, SHOWN)
  let chosen: Money = sums[0] ?? least
  const typed = document.createElement('input')
  const mark = () => {
    for (const button of group.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(typed.value.trim() === '' && button.value === chosen))
  }
  const buttons = sums.map((sum) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.value = sum
    button.textContent = plain(sum)
    button.setAttribute('aria-label', `投注额${plain(sum)}元`)
    button.addEventListener('click', () => {
      chosen = sum
      typed.value = ''
      mark()
    })
    return button
  })
  typed.type = 'text'
  typed.inputMode = 'decimal'
  typed.autocomplete = 'off'
  typed.placeholder = '其他金额'
  typed.setAttribute('aria-label', '其他金额')
  typed.addEventListener('input', mark)
  group.replaceChildren(...buttons, typed)
  byId('limits', HTMLElement).replaceChildren(element('span', '', limitsOf(least, most)))
  mark()
  /** The stake, or null when what was typed is no amount. */
  return (): Money | null => (typed.value.trim() === '' ? chosen : readTypedAmount(typed.value))
}
