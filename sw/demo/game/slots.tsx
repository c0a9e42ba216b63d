import type { Shown } from '../../games/shown'
import type { Drawing } from './drawing'
import { Art } from './pieces'

/** Cells shown before the first spin: none of their lines pays. */
const FIRST = [0, 1, 2]
const ROWS = ['上', '中', '下']

const rowsOf = (line: string) =>
  Array.from(line)
    .map((row) => ROWS[Number(row)])
    .join('')

const PayTable = ({ shown: { symbols, reels } }: { shown: Shown['slots'] }) => (
  <ul className="paytable">
    {symbols.map(({ id, name, pays }) => (
      <li key={id}>
        <Art id={id} size={28} />
        <span>{name}</span>
        <span className="multiples">
          {pays
            .map((multiple, at) => `${reels - pays.length + 1 + at}枚 ${multiple}倍`)
            .toReversed()
            .map((words) => (
              <b key={words}>{words}</b>
            ))}
        </span>
      </li>
    ))}
  </ul>
)

/** A slot machine: reels of three cells each, with the theme's lines. */
export const slots: Drawing<'slots'> = {
  words: { start: '开始', name: '开始游戏', prompt: '选择投注金额，按“开始”', busy: '转动中…' },
  Pays: PayTable,
  rules: ({ lines, returns }) => [
    ...(lines.length > 1
      ? [
          `同一线上从左起连续相同即中；倍数按每线注额计，注额平均分到${lines.length}线。`,
          `各线所在行，第${lines.map((line, at) => `${at + 1}：${rowsOf(line)}`).join('，')}。`,
        ]
      : ['只计中间一行，从左起连续相同即中；倍数按注额计。']),
    `每格独立随机，与注额和历史无关。返还率${returns}%。`,
  ],
  sayOf: ({ hits }, _, words) => (hits.length > 0 ? words : ''),
  Table: ({ shown: { theme, reels, lines, symbols }, result, isBusy }) => {
    const looks = ['reels', reels > 3 && 'five', lines.length === 1 && 'one', isBusy && 'spinning']
    const columns = Array.from(
      { length: reels },
      (_, reel) => result?.grid[reel] ?? FIRST.map((row) => (row * 2 + reel) % symbols.length),
    )
    const isHit = (reel: number, row: number) =>
      result?.hits.some(({ line, count }) => reel < count && lines[line]?.[reel] === String(row))
    return (
      <section className="machine" aria-label="转轮">
        <p className="machine-top">{`${theme} · ${reels}轴${lines.length}线`}</p>
        <div className="window">
          <div className={looks.filter(Boolean).join(' ')}>
            {columns.map((column, reel) => (
              <div
                key={reel}
                className="reel"
                role="img"
                aria-label={`第${reel + 1}列：${column.map((symbol) => symbols[symbol]?.name).join('、')}`}
              >
                {column.map((symbol, row) => (
                  <span key={row} className={isHit(reel, row) ? 'hit' : ''}>
                    <Art id={symbols[symbol]?.id ?? ''} size={100} />
                  </span>
                ))}
              </div>
            ))}
          </div>
        </div>
      </section>
    )
  },
}
