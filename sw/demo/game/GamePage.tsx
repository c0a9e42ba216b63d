import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { Icon } from '@/ui/Icon'
import '@/ui/tokens.css'
import '@/ui/reset.css'
import type { Kind } from '../../games/kinds'
import type { Results } from '../../games/shown'
import { plain, yuan } from '../desk/texts'
import type { GameState } from './gameServer'
import { drawingOf, limitsOf, load, play, stakesOf, table, UNNAMED } from './table'
import { outcomeOf } from './words'
import './game.css'

/** What the window shows, drawn at once: a typed stake must not lag behind its field. */
function useTable() {
  const shown = useSnapshot(table, { sync: true }) as typeof table
  return { ...shown, drawn: shown.game && drawingOf(shown.game) }
}

function leave(): void {
  // A tab can close itself only if a script opened it; any other goes home.
  window.close()
  setTimeout(() => location.assign('./'), 200)
}

// Not the address's own name for it: anyone can write one.
const nameOf = (game: GameState | null) => game?.game.name || UNNAMED

function Head() {
  const { game } = useTable()
  return (
    <header className="head" aria-label="页头">
      <div className="wrap">
        <button className="back" type="button" onClick={leave}>
          <Icon name="left" />
          返回大厅
        </button>
        <p className="name">
          <span>{nameOf(game)}</span> <span className="tag">演示游戏 · 试玩币</span>
        </p>
        <p className="balance">
          <span className="quiet">{game?.wallet === 'venue' ? '场馆余额' : '余额'}</span>{' '}
          <b id="balance">{yuan(game?.balance)}</b>
        </p>
      </div>
    </header>
  )
}

/** The game's own part, and what it says. */
function Table() {
  const { drawn, said, isBusy, canRetry, picked, bet, offset } = useTable()
  return (
    <>
      <div className="kind">
        {drawn && (
          <drawn.drawing.Table
            shown={drawn.shown}
            picked={picked}
            pick={(picks) => (table.picked = picks)}
            result={(bet?.result ?? null) as Results[Kind] | null}
            isBusy={isBusy}
            offset={offset}
            bet={() => void play()}
          />
        )}
      </div>
      <div className="told">
        <p className={`result ${said.tone}`} role="status">
          <span className="said">{said.text}</span>
          {said.note !== '' && <span className="note">{said.note}</span>}
        </p>
        {canRetry && (
          <button className="retry" type="button" onClick={() => void load()}>
            重试
          </button>
        )}
      </div>
    </>
  )
}

/** The stake of the next bet: one of five sums, or a typed one. */
function Stake() {
  const { game, drawn, isBusy, isOver, stake, typed } = useTable()
  const words = drawn?.drawing.words
  return (
    <section className="controls" aria-label="投注">
      <div>
        <h2 id="stake-label">
          投注金额 <span className="limits">{game && limitsOf(game)}</span>
        </h2>
        <div className="stakes" role="group" aria-labelledby="stake-label">
          {game &&
            stakesOf(game).map((sum) => (
              <button
                key={sum}
                type="button"
                aria-label={`投注额${plain(sum)}元`}
                aria-pressed={typed.trim() === '' && sum === stake}
                onClick={() => Object.assign(table, { stake: sum, typed: '' })}
              >
                {plain(sum)}
              </button>
            ))}
          {game && (
            <input
              inputMode="decimal"
              autoComplete="off"
              placeholder="其他金额"
              aria-label="其他金额"
              value={typed}
              onChange={(event) => (table.typed = event.target.value)}
            />
          )}
        </div>
      </div>
      {/* aria-disabled, unlike disabled, keeps the focus on the button. */}
      <button
        id="start"
        className="start"
        type="button"
        aria-label={words?.name}
        aria-disabled={isBusy || isOver || !game || game.closed}
        onClick={() => void play()}
      >
        {words?.start ?? '开始'}
      </button>
    </section>
  )
}

/** What the game adds below the stake, its rules and the last bets. */
function More() {
  const { game, drawn } = useTable()
  return (
    <>
      {drawn?.drawing.Past && <drawn.drawing.Past shown={drawn.shown} />}
      <section aria-labelledby="rules-label">
        <h2 id="rules-label" className="label">
          规则与赔付
        </h2>
        {drawn?.drawing.Pays && <drawn.drawing.Pays shown={drawn.shown} />}
        <ul className="lines">
          {drawn?.drawing.rules(drawn.shown).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="bets-label">
        <h2 id="bets-label" className="label">
          最近注单
        </h2>
        <ul className="bets">
          {game?.bets.length === 0 && <li className="none">还没有注单</li>}
          {game?.bets.map((bet) => {
            const [text, look] = outcomeOf(bet)
            return (
              <li key={bet.bet_id}>
                <div className="words">
                  <p>{`${bet.Code} · ${bet.playname}`}</p>
                  <p className="quiet">{bet.playmemo}</p>
                </div>
                <div className="sums">
                  <p>{`投注 ${yuan(bet.bet_amount)}`}</p>
                  <p className={look}>{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
      <p className="foot">演示用游戏，结果由演示服务器生成，只用试玩币，不涉及真钱。18+ 理性娱乐，量力而行</p>
    </>
  )
}

function GamePage() {
  const { game } = useTable()
  return (
    <>
      <a className="skip" href="#main">
        跳到主要内容
      </a>
      <Head />
      <main id="main" aria-label="主要内容">
        <img className="pattern" src="/art/pattern-waves.svg" alt="" />
        <div className="wrap table">
          <h1 className="sr">{nameOf(game)}</h1>
          <Table />
          <Stake />
          <More />
        </div>
      </main>
    </>
  )
}

createRoot(document.getElementById('root')!).render(<GamePage />)
void load()
