import type { ReactNode } from 'react'
import type { Shown, ShownTable } from '../../games/play'
import { cardName } from '../../games/table'

/** The last result of a table, and of a bet that is decided at once its pick and whether it paid. */
type Props = { table: ShownTable; last: Shown; picked: string | undefined; isWon: boolean }

/** A decorative picture of `public/art/game-art.svg`. */
export const Art = ({ id, size }: { id: string; size: number }) => (
  <img src={`/art/game-art.svg#${id}`} alt="" width={size} height={size} />
)

/** A playing card; -1 is face down. */
const Card = ({ card }: { card: number }) =>
  card < 0 ? (
    <span className="card back" />
  ) : (
    <span className={Math.floor(card / 13) % 3 ? 'card hot' : 'card'}>{cardName(card)}</span>
  )

/** How each kind of game draws its last result. */
const DRAWINGS: Record<ShownTable['kind'], (props: Props) => ReactNode> = {
  reels: ({ table: { symbols }, last: { drawn } }) =>
    drawn.map((cells, reel) => (
      <div
        key={reel}
        className="reel"
        role="img"
        aria-label={`第${reel + 1}列：${cells.map((cell) => symbols[cell]?.[1]).join('、')}`}
      >
        {cells.map((cell, row) => (
          <span key={row}>
            <Art id={symbols[cell]?.[0] ?? ''} size={96} />
          </span>
        ))}
      </div>
    )),
  cards: ({ last: { drawn, notes } }) =>
    drawn.map((cards, hand) => (
      <div key={hand}>
        <p>{notes[hand]}</p>
        {cards.map((card, at) => (
          <Card key={at} card={card} />
        ))}
      </div>
    )),
  wheel: ({ table: { rounds }, last: { drawn } }) =>
    rounds[0]?.bets
      .filter(({ pick }) => pick === `n${drawn[0]?.[0]}`)
      .map(({ pick, name, tone }) => (
        <b key={pick} className="ring" style={{ backgroundColor: tone }}>
          {name}
        </b>
      )),
  balls: ({ table: { id }, last: { drawn } }) =>
    drawn[0]?.map((ball, at) =>
      id === 'k' ? (
        <span key={at} className="die" role="img" aria-label={`${ball}点`}>
          {String.fromCodePoint(0x267f + ball)}
        </span>
      ) : (
        <b key={at} className="ball">
          {ball}
        </b>
      ),
    ),
  match: ({ last: { title, drawn } }) => {
    const [home, away] = title.replace(/.* /, '').split('-')
    return [home, drawn[0]?.join(' : ') ?? '取消', away].map((word, at) => <b key={at}>{word}</b>)
  },
  catch: ({ table: { symbols }, picked, isWon }) =>
    symbols.map(([id]) => (
      <span key={id} className={id !== picked ? '' : isWon ? 'aimed caught' : 'aimed'}>
        <Art id={id} size={72} />
      </span>
    )),
}

export const Drawing = (props: Props): ReactNode => (
  <div className="drawing">{DRAWINGS[props.table.kind](props)}</div>
)
