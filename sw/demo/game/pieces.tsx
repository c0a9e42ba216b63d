import { useState, type ReactNode } from 'react'
import { useInterval } from '@/lib/useInterval'

/** A decorative picture of `public/art/game-art.svg`. */
export const Art = ({ id, size }: { id: string; size: number }) => (
  <img src={`/art/game-art.svg#${id}`} alt="" width={size} height={size} />
)

/** A section of the table with a heading. */
export const Part = ({ look, title, children }: { look: string; title: string; children: ReactNode }) => (
  <section className={`part ${look}`} aria-label={title}>
    <h2 className="label">{title}</h2>
    {children}
  </section>
)

export type Choice = { pick: string; name: string; odds?: string; label?: string; look?: string }

/** A named group of buttons, of which one is pressed. */
export const Choices = ({
  look,
  label,
  choices,
  picked,
  pick,
}: {
  look: string
  label: string
  choices: Choice[]
  picked: string | undefined
  pick: (pick: string) => void
}) => (
  <div className={look} role="group" aria-label={label}>
    {choices.map(({ pick: id, name, odds, label: spoken, look: own }) => (
      <button
        key={id}
        type="button"
        className={own}
        aria-label={spoken}
        aria-pressed={id === picked}
        onClick={() => pick(id)}
      >
        <span className="word">{name}</span> {odds && <span className="odds">{odds}</span>}
      </button>
    ))}
  </div>
)

const SUITS = ['♣', '♦', '♥', '♠']
const SUIT_NAMES = ['梅花', '方块', '红心', '黑桃']
const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')

/** A playing card, 0 to 51: rank from two to ace, suit by thirteens. */
function PlayingCard({ card }: { card: number }) {
  const suit = Math.floor(card / 13)
  return (
    <span
      className={suit === 1 || suit === 2 ? 'card red' : 'card'}
      role="img"
      aria-label={`${SUIT_NAMES[suit]}${RANKS[card % 13]}`}
    >
      <b>{RANKS[card % 13]}</b>
      <span>{SUITS[suit]}</span>
    </span>
  )
}

export type Hand = { name: string; cards: number[]; counts: string; backs?: number }

/** Hands of cards with their names and scores; `backs` are face down. */
export const Hands = ({ hands }: { hands: Hand[] }) => (
  <div className="hands">
    {hands.map(({ name, cards, counts, backs = 0 }) => (
      <div key={name} className="hand">
        <p className="hand-name">{name}</p>
        <div className="cards">
          {cards.map((card) => (
            <PlayingCard key={card} card={card} />
          ))}
          {Array.from({ length: backs }, (_, at) => (
            <span key={`back ${at}`} className="card back" />
          ))}
        </div>
        <p className="counts">{counts}</p>
      </div>
    ))}
  </div>
)

/** Minutes and seconds left, `0:07`. */
function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A clock of the round: what happens next and when. Silent, since it changes every second. */
export function RoundClock({
  times: { closesAt, endsAt },
  offset,
  next,
}: {
  times: { closesAt: number; endsAt: number }
  offset: number
  /** What comes at the end, such as 开奖. */
  next: string
}) {
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), 1000)
  const isOpen = now + offset < closesAt
  return (
    <p className="clock">
      <span>{isOpen ? '距封盘' : `已封盘，距${next}`}</span>
      <b className="left" role="timer">
        {countdown((isOpen ? closesAt : endsAt) - now - offset)}
      </b>
    </p>
  )
}
