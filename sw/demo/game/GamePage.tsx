import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useSnapshot } from 'valtio'
import { formatDateTime } from '@/contract/values/beijing'
import { useInterval } from '@/lib/useInterval'
import { buttonClass } from '@/ui/Button'
import { Chips } from '@/ui/Chips'
import { Icon } from '@/ui/Icon'
import '@/ui/tokens.css'
import '@/ui/reset.css'
import type { ShownTable } from '../../games/play'
import { plain, yuan } from '../desk/texts'
import { Art, Drawing } from './drawings'
import { choose, keyOf, limitsOf, load, play, table, tableOf, totalOf } from './table'
import './game.css'

/** What the window shows, drawn at once: a typed stake must not lag behind its field. */
const useTable = () => useSnapshot(table, { sync: true }) as typeof table

/** The bets of a round, under their headings. Many at one price are a table of numbers. */
function Bets({ shown, number, title, bets }: { shown: ShownTable } & ShownTable['rounds'][number]) {
  const { picked } = useTable()
  return [...new Set(bets.map(({ group = '' }) => group))].map((group) => {
    const own = bets.filter((bet) => (bet.group ?? '') === group)
    const [first] = own
    const isOnePrice = own.length > 4 && own.every(({ odds }) => odds === first?.odds)
    return (
      <div
        key={group}
        role="group"
        aria-label={group || title}
        className={isOnePrice ? 'bets numbers' : 'bets'}
      >
        {group && <h2>{isOnePrice ? `${group} ${first?.odds}` : group}</h2>}
        {own.map(({ pick, name, odds, tone }) => (
          <button
            key={pick}
            type="button"
            className="choice"
            style={{ backgroundColor: tone }}
            aria-pressed={picked.includes(keyOf(shown, number, pick))}
            onClick={() => choose(shown, number, pick)}
          >
            {shown.kind === 'catch' && <Art id={pick} size={40} />}
            {name} {!isOnePrice && <b>{odds}</b>}
          </button>
        ))}
      </div>
    )
  })
}

/** The last result, drawn by its kind, and the bets on offer. */
function Table({ shown }: { shown: ShownTable }) {
  const { game, isBusy, bet, picked, offset } = useTable()
  const { kind, rounds, last } = shown
  const [now, setNow] = useState(Date.now)
  useInterval(() => setNow(Date.now()), 1000)
  const left = Math.ceil(((rounds[0]?.closesAt ?? 0) - now - offset) / 1000)
  const clock = `距截止 ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const tables = game?.tables.map(({ id, name }) => ({ id, label: name })) ?? []
  const change = (chosen: string) => Object.assign(table, { chosen, picked: [] })
  return (
    <div className="wrap table">
      <section className={`stage ${kind}`} aria-label="开奖">
        <div className="times quiet">
          <p>{last.title && `上期 ${last.title}`}</p>
          {/* Silent, since it changes every second. */}
          <p role="timer">{left > 0 && clock}</p>
        </div>
        <Drawing
          table={shown}
          last={isBusy ? last : (bet?.result ?? last)}
          picked={picked[0]}
          isWon={!isBusy && /[1-9]/.test(bet?.win ?? '')}
        />
      </section>
      {kind !== 'reels' && (
        <section className="offers" aria-label="投注项">
          {tables.length > 1 && (
            <Chips label="牌桌" look="segment" options={tables} value={shown.id} onChange={change} />
          )}
          {rounds.map((round) => (
            <div key={round.number} className="round">
              {kind === 'match' && <h2>{`${round.title} ${formatDateTime(round.closesAt).slice(5, 16)}`}</h2>}
              <Bets shown={shown} {...round} />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

/** What the game says, the stake of the next bet (one of five sums, or a typed one) and the button, always in sight. */
function Bar({ shown }: { shown: ShownTable | null }) {
  const { game, said, picked, isBusy, isOver, stake, stakes, typed } = useTable()
  const isSlip = shown?.kind === 'match' && picked.length > 1
  return (
    <section className="bar" aria-label="下注">
      <div className="wrap">
        <p className={`said ${said.tone}`} role="status">
          {said.text} <span className="quiet">{said.note}</span>
          {/* Last: before a text that a translator has replaced React could not put it. */}
          {said.tone === 'win' && <Art id="koi" size={20} />}
        </p>
        {isSlip && <p>{`${picked.length}串1，总赔率 ${totalOf(shown, picked)}，每多一场加4%`}</p>}
        <Chips
          label="投注金额"
          options={stakes.map((id) => ({ id, label: `${plain(id)}元` }))}
          value={typed.trim() === '' ? (stake ?? '') : ''}
          onChange={(id) => Object.assign(table, { stake: id, typed: '' })}
        />
        <input
          className="choice"
          inputMode="decimal"
          autoComplete="off"
          placeholder="其他金额"
          aria-label="其他金额"
          value={typed}
          onChange={(event) => (table.typed = event.target.value)}
        />
        {/* aria-disabled, unlike disabled, keeps the focus on the button. */}
        <button
          id="start"
          className={buttonClass({ look: 'gold', size: 'lg' })}
          type="button"
          aria-disabled={isBusy || isOver || game?.isClosed}
          onClick={() => void play()}
        >
          下注
        </button>
      </div>
    </section>
  )
}

function GamePage() {
  const { game, chosen } = useTable()
  const shown = game && tableOf(game, chosen)
  return (
    <>
      <header className="head" aria-label="页头">
        <div className="wrap">
          <a href="./" className={buttonClass({ look: 'text' })}>
            <Icon name="left" />
            返回大厅
          </a>
          {/* Not the address's own name for it: anyone can write one. */}
          <h1>{game?.name ?? '演示游戏'}</h1>
          <p>
            <span className="quiet">{game?.isVenue ? '场馆余额' : '余额'}</span> <b>{yuan(game?.balance)}</b>
          </p>
        </div>
      </header>
      <main>
        {shown && <Table shown={shown} />}
        <Bar shown={shown} />
        {game && shown && (
          <div className="wrap more quiet">
            <section aria-labelledby="records-label">
              <h2 id="records-label">最近注单</h2>
              <ul>
                {game.bets.length === 0 && <li>还没有注单</li>}
                {game.bets.map(({ bet_id, Code, playname, playmemo, bet_amount, win_loss, status }) => (
                  <li key={bet_id}>
                    {`${Code} · ${playname} · ${playmemo}`}
                    {` · 投注 ${yuan(bet_amount)} · ${status === 'unsettled' ? '未结算' : `输赢 ${yuan(win_loss)}`}`}
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="rules-label">
              <h2 id="rules-label">规则与赔付</h2>
              <ul>
                {shown.about.map((line) => (
                  <li key={line}>{line}</li>
                ))}
                <li>{limitsOf(game)}；结果与注额、历史无关，各投注项返还率95%至97%。</li>
              </ul>
            </section>
            <p className="quiet">
              演示用游戏，结果由演示服务器生成，只用试玩币，不涉及真钱。18+ 理性娱乐，量力而行
            </p>
          </div>
        )}
      </main>
    </>
  )
}

createRoot(document.getElementById('root')!).render(<GamePage />)
void load()
