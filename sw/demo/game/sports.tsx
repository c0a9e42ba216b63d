import { useLayoutEffect, useRef, useState } from 'react'
import { isLess, multiply, roundDown } from '@/contract/values/arithmetic'
import { formatDateTime } from '@/contract/values/beijing'
import { money } from '@/contract/values/money'
import type { Shown, ShownFixture } from '../../games/shown'
import { plain } from '../desk/texts'
import type { Drawing } from './drawing'
import { Choices, Part } from './pieces'

type Sports = Shown['sports']
/** One pick of the slip, with the odds on screen. A pick is `football.2977920.home`. */
type Leg = { key: string; words: string; odds: string }

const matchOf = (key: string) => key.replace(/\.[^.]*$/, '')

/** The picks as legs; a match that has begun takes no bets. */
const legsOf = (picked: string[], { disciplines }: Sports): Leg[] =>
  picked.flatMap((key) => {
    const [discipline, number] = key.split('.')
    const match = disciplines
      .find(({ id }) => id === discipline)
      ?.fixtures.find((each) => String(each.number) === number)
    const offer = match?.odds.find(({ market }) => `${matchOf(key)}.${market}` === key)
    return match && offer
      ? [{ key, words: `${match.home}-${match.away} ${offer.name}`, odds: offer.price }]
      : []
  })

/** The odds of a slip, as the server counts them. */
const totalOf = (legs: Leg[]): string =>
  roundDown(
    legs.reduce(
      (product, { odds }, at) => multiply(multiply(product, money(odds)), at > 0 ? 1.04 : 1),
      money('1'),
    ),
  )

type Toggle = (key: string) => void

/** The odds of an outcome, with an arrow for their last move. */
function Price({
  name,
  price,
  label,
  isPicked,
  press,
}: {
  name: string
  price: string
  label: string
  isPicked: boolean
  press: () => void
}) {
  const [seen, setSeen] = useState<{ price: string; moved?: 'up' | 'down' }>({ price })
  if (seen.price !== price) setSeen({ price, moved: isLess(money(seen.price), money(price)) ? 'up' : 'down' })
  return (
    <button
      type="button"
      data-moved={seen.moved}
      aria-label={`${label} ${price}`}
      aria-pressed={isPicked}
      onClick={press}
    >
      <span className="word">{name}</span> <span className="odds">{price}</span>
    </button>
  )
}

function Fixture({
  match,
  fixture: { league, home, away, kickoff, odds, score },
  picked,
  toggle,
}: {
  match: string
  fixture: ShownFixture
  picked: string[]
  toggle: Toggle
}) {
  return (
    <li>
      <div className="words">
        <p className="quiet">{`${league} · ${formatDateTime(kickoff).slice(5, 16)}`}</p>
        <p className="clubs">{`${home} - ${away}`}</p>
      </div>
      {odds.length === 0 ? (
        <p className="score">{score === '' ? '进行中' : score}</p>
      ) : (
        <div className="prices" role="group" aria-label={`${home}-${away}`}>
          {odds.map(({ market, name, price }) => (
            <Price
              key={market}
              name={name}
              price={price}
              label={`${home}-${away} ${name}`}
              isPicked={picked.includes(`${match}.${market}`)}
              press={() => toggle(`${match}.${market}`)}
            />
          ))}
        </div>
      )}
    </li>
  )
}

/** The matches of a discipline. When the one with the focus begins, the first one left gets it. */
function Matches({
  discipline: { id, fixtures },
  picked,
  toggle,
}: {
  discipline: Sports['disciplines'][number]
  picked: string[]
  toggle: Toggle
}) {
  const list = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && !list.current!.contains(document.activeElement))
      list.current!.querySelector('button')?.focus()
  })
  const rowsOf = (isOpen: boolean) =>
    fixtures
      .filter(({ odds }) => odds.length > 0 === isOpen)
      .map((fixture) => {
        const match = `${id}.${fixture.number}`
        return <Fixture key={match} match={match} fixture={fixture} picked={picked} toggle={toggle} />
      })
  return (
    <div
      ref={list}
      className="matches"
      onFocus={() => (hadFocus.current = true)}
      onBlur={() => (hadFocus.current = false)}
    >
      <Part look="ahead" title="即将开赛">
        <ul className="fixtures">{rowsOf(true)}</ul>
      </Part>
      <Part look="behind" title="进行中与已结束">
        <ul className="fixtures">{rowsOf(false).toReversed()}</ul>
      </Part>
    </div>
  )
}

const Slip = ({ legs, toggle }: { legs: Leg[]; toggle: Toggle }) => (
  <Part look="slip-part" title="投注单">
    <ul className="slip">
      {legs.length === 0 && <li className="none">点选赔率加入投注单</li>}
      {legs.map(({ key, words, odds }) => (
        <li key={key}>
          <span className="words">{`${words} @${odds}`}</span>
          <button
            type="button"
            aria-label={`移除 ${words}`}
            onClick={({ currentTarget }) => {
              const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button')
              ;(next ?? document.querySelector<HTMLElement>('.matches button'))?.focus()
              toggle(key)
            }}
          >
            移除
          </button>
        </li>
      ))}
    </ul>
    <p className="total">{legs.length > 1 && `${legs.length}串1，总赔率 ${totalOf(legs)}，每多一场加4%`}</p>
  </Part>
)

/** Sports and e-sports: a list of matches and a slip. */
export const sports: Drawing<'sports'> = {
  words: { start: '下注', name: '下注', prompt: '点选赔率加入投注单，按“下注”', busy: '提交中…' },
  missing: '请先点选赔率',
  isSlip: true,
  sent: (picked, shown) => legsOf(picked, shown).map(({ key, odds }) => `${key}@${odds}`),
  rules: ({ disciplines, legs, most }) => [
    `虚构俱乐部的短赛：${disciplines.some(({ id }) => id === 'football') ? '足球每30分钟一场，其他项目' : '每个项目'}每小时一场，开赛前接受投注，开赛5分钟后出结果并结算。`,
    `赔率含本金，每20秒变动；单场返还率约95.5%至96.5%。串关2至${legs}场，每多一场总赔率加4%，平均返还率约95.5%。`,
    `赛事取消：单场注单无效并退回本金，串关按其余场次计。每单最高派彩${plain(most)}元。`,
  ],
  Table: ({ shown, picked, pick }) => {
    const { disciplines, first, legs: most } = shown
    const [chosen, choose] = useState(first)
    const discipline = disciplines.find(({ id }) => id === chosen) ?? disciplines[0]
    const legs = legsOf(picked, shown)
    const keys = legs.map(({ key }) => key)
    const toggle = (key: string) => {
      const others = keys.filter((each) => matchOf(each) !== matchOf(key))
      pick(keys.includes(key) || others.length >= most ? others : [...others, key])
    }
    return (
      <>
        <Choices
          look="tabs"
          label="项目"
          choices={disciplines.map(({ id, name }) => ({ pick: id, name }))}
          picked={discipline?.id}
          pick={choose}
        />
        {discipline && <Matches discipline={discipline} picked={keys} toggle={toggle} />}
        <Slip legs={legs} toggle={toggle} />
      </>
    )
  },
}
