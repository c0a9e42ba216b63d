import type { Money } from '@/contract/money'
import type { GameState } from './gameServer'
import { element } from './page'

/** Chinese names of the symbols, by the ids of `public/art/sym-*.svg`. */
export const SYMBOL_NAMES: Record<string, string> = {
  seven: '七',
  gem: '宝石',
  koi: '锦鲤',
  lantern: '灯笼',
  coin: '金币',
  star: '星',
  wave: '浪',
}

/** A decorative picture of a symbol. */
function symbolPicture(id: string, size: number): HTMLImageElement {
  const picture = new Image(size, size)
  picture.src = `/art/sym-${id}.svg`
  picture.alt = ''
  return picture
}

const COLUMNS = ['第 1 列', '第 2 列', '第 3 列']

/** Three reels with the result on the middle row; the rows above and below are decoration and never repeat it. */
export function createReels(frame: HTMLElement, symbols: string[]) {
  const columns = COLUMNS.map((name, column) => {
    const reel = element('div', 'reel')
    reel.setAttribute('role', 'img')
    const cells = ['', 'hit', ''].map((className) => element('span', className))
    reel.append(...cells)
    return { name, column, reel, cells }
  })
  frame.replaceChildren(...columns.map(({ reel }) => reel))

  return {
    show(result: number[]): void {
      for (const { name, column, reel, cells } of columns) {
        const middle = result[column] ?? 0
        const rows = [middle + 2 + column, middle, middle + 5 - column].map(
          (n) => symbols[n % symbols.length] ?? '',
        )
        for (const [row, cell] of cells.entries()) cell.replaceChildren(symbolPicture(rows[row] ?? '', 100))
        reel.setAttribute('aria-label', `${name}：${SYMBOL_NAMES[rows[1] ?? ''] ?? ''}`)
      }
    },
    setSpinning(isSpinning: boolean): void {
      frame.classList.toggle('spinning', isSpinning)
    },
  }
}

function item(picture: HTMLElement, label: string, multiple: Money | null | undefined): HTMLElement {
  const row = element('li', '')
  const times = (multiple ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  row.append(picture, element('span', '', label), element('b', '', `${times} 倍`))
  return row
}

/** Lists the server's payouts per result. */
export function fillPaytable(list: HTMLElement, { symbols, triples, pair }: GameState): void {
  const pairMark = element('span', 'pair', '×2')
  pairMark.setAttribute('aria-hidden', 'true')
  const three = symbols.map((id, index) =>
    item(symbolPicture(id, 28), `${SYMBOL_NAMES[id] ?? id} × 3`, triples[index]),
  )
  list.replaceChildren(...three, item(pairMark, '两枚相同', pair))
}
