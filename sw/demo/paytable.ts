import type { Money } from '@/contract/money'
import type { GameState } from './gameServer'
import { element } from './page'
import { SYMBOL_NAMES, symbolPicture } from './reelsView'

function item(picture: HTMLElement, label: string, multiple: Money | null | undefined): HTMLElement {
  const row = element('li', '')
  const times = (multiple ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  row.append(picture, element('span', '', label), element('b', '', `${times} 倍`))
  return row
}

/** Lists what each result pays, as the server said. */
export function fillPaytable(list: HTMLElement, { symbols, triples, pair }: GameState): void {
  const pairMark = element('span', 'pair', '×2')
  pairMark.setAttribute('aria-hidden', 'true')
  const three = symbols.map((id, index) =>
    item(symbolPicture(id, 28), `${SYMBOL_NAMES[id] ?? id} × 3`, triples[index]),
  )
  list.replaceChildren(...three, item(pairMark, '两枚相同', pair))
}
