import { useState } from 'react'
import { writeServerTime } from '@/contract/wire/codecs'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/forms/SelectField'
import { asHtml } from '../../db/asHtml'
import { banners } from '../../db/seed/banners'
import { notices } from '../../db/seed/notices'
import { promotions } from '../../db/seed/promotions'
import { venues } from '../../db/seed/venues'
import { switchName, type SwitchKind } from '../../db/switches'
import { Desk, Failure, openDesk } from '../desk/Desk'
import { yuan } from '../desk/texts'
import { ControlForm } from './ControlForm'
import { Ledger, Requests } from './LogPanels'
import { Decisions, Switches } from './parts'
import { act, useConsole, type ConsoleState } from './state'
import { Waiting } from './Waiting'
import './console.css'

/*
 * The testers' console: every control by hand, with its effects in view. Its forms are drawn from the controls' schemas
 * (sw/control/requests.ts). Unsaved edits are its only state.
 */

const choices = (names: string[]) => names.map((value) => ({ value, label: value }))

const Site = ({ site }: ConsoleState) => (
  <ControlForm
    control="site"
    values={{ ...(site as object) }}
    button="保存站点"
    said={() => '站点设置已保存'}
  />
)

/** One member's flags, money and passwords; money changes by ledger adjustments. */
function Profile({ members, wallets }: ConsoleState) {
  const [chosen, choose] = useState('demo888')
  const member = members.find(({ username }) => username === chosen) ?? members[0]!
  const { username } = member
  const wallet = wallets.find((each) => each.username === username)
  const held = Object.entries(wallet?.venues ?? {}).map(([place, sum]) => [`venues/${place}`, sum])
  return (
    <>
      <SelectField
        label="会员账号"
        options={choices(members.map((each) => each.username))}
        value={username}
        onChange={(event) => choose(event.target.value)}
      />
      <p>
        主账户 {yuan(wallet?.main)} · 取款中 {yuan(wallet?.held)} ·{' '}
        {wallet?.balanced === false ? '账目不符' : '账目相符'}
      </p>
      <ControlForm
        key={username}
        control="member"
        names={{ username }}
        values={{ ...member, balance: wallet?.main, ...Object.fromEntries(held) }}
        button="保存会员"
        said={() => `会员 ${username} 已保存`}
      />
    </>
  )
}

/** What the portal shows of the seeded content, by kind. */
const SHOWN: [kind: SwitchKind, label: string, items: [key: string, name: string][]][] = [
  ['notice', '公告', notices.map(({ content, text }) => [content, text])],
  ['banner', '首页轮播', banners.map(({ src, url }) => [src, `${src.replace('/art/', '')} ${url}`])],
  ['promotion', '优惠活动', promotions.map(({ id, title }) => [id, title])],
]
/** Notices are long. */
const shorten = (name: string): string => (name.length > 30 ? `${name.slice(0, 30)}…` : name)

/** What players read: messages, notices, and what the portal shows. */
function Content({ members, addedNotices = [], switchedOff = [] }: ConsoleState) {
  const own = addedNotices.map((text): [string, string] => [asHtml(text), text])
  return (
    <>
      <ControlForm
        control="message"
        options={{
          username: [{ value: '', label: '全部会员' }, ...choices(members.map(({ username }) => username))],
        }}
        button="发送站内信"
        said={({ username }) => `站内信已发送：${username || '全部会员'}`}
      />
      <ControlForm control="notice" button="发布公告" said={() => '公告已发布'} />
      {SHOWN.map(([kind, label, items]) => (
        <details key={kind}>
          <summary>{label}</summary>
          <Switches
            of={[...(kind === 'notice' ? own : []), ...items].map(([key, name]) => ({
              key,
              label: shorten(name),
              on: !switchedOff.includes(switchName(kind, key)),
              turn: (on) =>
                // A message with markup is taken for a failure's.
                act(
                  'switch',
                  { kind, key, on },
                  `${label}已${on ? '上架' : '下架'}：${name.replace(/[<>]/g, '')}`,
                ),
            }))}
          />
        </details>
      ))}
    </>
  )
}

/** A closed venue takes no bets, and its open bets are settled in time. */
const Venues = ({ closedVenues = [] }: ConsoleState) => (
  <Switches
    of={venues.map(({ platname, name }) => ({
      key: platname,
      label: name,
      on: !closedVenues.includes(platname),
      turn: (open) => act('venue', { platname, open }, `${name}${open ? '已开放' : '维护中'}`),
    }))}
  />
)

/** Latency of every call, and the server's clock against the device's. */
const Network = ({ delayMs: ms, clockOffsetMs: offsetMs }: ConsoleState) => (
  <>
    <ControlForm control="delay" values={{ ms }} button="设置延迟" said={() => '延迟已设置'} />
    <ControlForm control="clock" values={{ offsetMs }} button="设置时钟" said={() => '时钟已设置'} />
  </>
)

/** What the next calls are answered with, and the orders that wait for theirs. */
const Faults = ({ queued, calls }: ConsoleState) => (
  <>
    <ControlForm
      control="next"
      options={{ call: choices(calls) }}
      button="设置故障"
      said={({ call = '' }) => `已设置：${call}`}
    />
    <Decisions
      empty="没有等待中的故障"
      rows={queued.map(({ id, call, left, ...answer }) => ({
        key: String(id),
        title: `${call} × ${left}`,
        note: JSON.stringify(answer).slice(0, 120),
        control: 'forget',
        names: { id },
      }))}
      buttons={[['撤销', {}]]}
    />
  </>
)

async function reset(): Promise<void> {
  if (confirm('确定重置全部演示数据？此操作不能撤销。')) await act('reset', {}, '演示数据已重置')
}
const Reset = () => (
  <>
    <p className="quiet">所有会员、订单、流水和设置回到第一天，已登录的会员会退出。</p>
    <Button look="danger" onClick={() => void reset()}>
      重置演示数据
    </Button>
  </>
)

const PANELS = [
  ['site', '站点', Site],
  ['member', '会员', Profile],
  ['orders', '待审核', Waiting],
  ['content', '内容', Content],
  ['venues', '场馆', Venues],
  ['network', '延迟与时钟', Network],
  ['faults', '下次请求的故障', Faults],
  ['ledger', '资金流水', Ledger],
  ['requests', '最近请求', Requests],
  ['reset', '重置', Reset],
] as const

function ConsolePage() {
  const read = useConsole()
  const { data, error } = read
  const standing = error ? '连接中断' : data ? `服务器时间 ${writeServerTime(data.now).slice(5)}` : '加载中'
  return (
    <Desk
      title="演示控制台"
      className="console"
      head={<p className="quiet">{standing}</p>}
      back={['./', '打开门户']}
    >
      <Failure read={read} />
      {PANELS.map(([id, title, Draw]) => (
        <section key={id} aria-labelledby={id} aria-busy={!data}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {data && <Draw {...data} />}
        </section>
      ))}
    </Desk>
  )
}

openDesk(<ConsolePage />)
