import { element } from '../page'
import { resultOf, shownOf } from './gameServer'
import { art } from './pieces'
import type { MakeView } from './view'

type Symbols = { id: string; name: string; pays: number[] }[]

/** Cells shown before the first spin: none of their lines pays. */
const FIRST = [0, 1, 2]

/** A slot machine: reels of three cells each, with the theme's lines. */
export const slotsView: MakeView = ({ table, rules }) => {
  const machine = element('section', 'machine')
  machine.setAttribute('aria-label', '转轮')
  const top = element('p', 'machine-top')
  const frame = element('div', 'reels')
  const inside = element('div', 'window')
  inside.append(frame)
  machine.append(top, inside)
  table.replaceChildren(machine)

  let symbols: Symbols = []
  let all: string[] = []
  let cells: HTMLElement[][] = []
  const nameOf = (symbol: number) => symbols[symbol]?.name ?? ''

  const draw = (grid: number[][], hits: { line: number; count: number }[]) => {
    for (const [reel, column] of cells.entries())
      for (const [row, cell] of column.entries()) {
        const isHit = hits.some(({ line, count }) => reel < count && all[line]?.[reel] === String(row))
        cell.className = isHit ? 'hit' : ''
        cell.replaceChildren(art(symbols[grid[reel]?.[row] ?? 0]?.id ?? '', 100))
      }
    for (const [reel, { parentElement }] of cells.map(([cell]) => cell!).entries())
      parentElement?.setAttribute(
        'aria-label',
        `第 ${reel + 1} 列：${(grid[reel] ?? []).map(nameOf).join('、')}`,
      )
  }

  return {
    words: { start: '开始', name: '开始游戏', prompt: '选择投注金额，按“开始”', busy: '转动中…' },
    show: (state) => {
      if (cells.length > 0) return
      const { theme, reels, lines, returns, symbols: shown } = shownOf('slots', state)
      symbols = shown
      all = lines
      frame.classList.toggle('five', reels > 3)
      frame.classList.toggle('one', lines.length === 1)
      cells = Array.from({ length: reels }, () => [0, 1, 2].map(() => element('span', '')))
      frame.replaceChildren(
        ...cells.map((column) => {
          const reel = element('div', 'reel')
          reel.setAttribute('role', 'img')
          reel.append(...column)
          return reel
        }),
      )
      top.textContent = `${theme} · ${reels} 轴 ${lines.length} 线`
      draw(
        cells.map((_, reel) => FIRST.map((row) => (row * 2 + reel) % symbols.length)),
        [],
      )
      rules.replaceChildren(...payTable(symbols, reels, lines, returns))
    },
    picks: () => ({}),
    setBusy: (isBusy) => frame.classList.toggle('spinning', isBusy),
    tell: (bet) => {
      const { grid, hits } = resultOf('slots', bet)
      draw(grid, hits)
    },
    sayOf: (bet) => (resultOf('slots', bet).hits.length > 0 ? bet.playmemo : ''),
  }
}

const ROWS = ['上', '中', '下']

function payTable(symbols: Symbols, reels: number, lines: string[], returns: string): HTMLElement[] {
  const list = element('ul', 'paytable')
  list.append(
    ...symbols.map(({ id, name, pays }) => {
      const row = element('li', '')
      const shown = pays
        .map((multiple, index) => `${reels - pays.length + 1 + index} 枚 ${multiple} 倍`)
        .toReversed()
      const multiples = element('span', 'multiples')
      multiples.append(...shown.map((each) => element('b', '', each)))
      row.append(art(id, 28), element('span', '', name), multiples)
      return row
    }),
  )
  const told = element('ul', 'lines')
  const where = lines.map(
    (rows, index) =>
      `${index + 1}：${Array.from(rows)
        .map((row) => ROWS[Number(row)])
        .join('')}`,
  )
  told.append(
    ...(lines.length > 1
      ? [
          `同一线上从左起连续相同即中；倍数按每线注额计，注额平均分到 ${lines.length} 线。`,
          `各线所在行，第 ${where.join('，')}。`,
        ]
      : ['只计中间一行，从左起连续相同即中；倍数按注额计。']
    ).map((text) => element('li', '', text)),
    element('li', '', `每格独立随机，与注额和历史无关。返还率 ${returns} %。`),
  )
  return [list, told]
}
