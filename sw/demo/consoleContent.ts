import { DESK_CHANNEL } from '@/contract/demoControls'
import { asHtml } from '../db/asHtml'
import { banners } from '../db/seed/banners'
import { notices } from '../db/seed/notices'
import { promotions } from '../db/seed/promotions'
import { switchName, type SwitchKind } from '../db/switches'
import { act, type Panel } from './consoleDesk'
import { choices, field, toggle } from './consoleFields'
import { fillForm } from './consoleForm'
import { keyedList } from './consoleList'
import type { ConsoleState } from './consoleState'
import { byId, element } from './page'

type Switch = { key: string; name: string; on: boolean }
type Group = { kind: SwitchKind; label: string; all: (state: ConsoleState) => Omit<Switch, 'on'>[] }

const GROUPS: Group[] = [
  {
    kind: 'notice',
    label: '公告',
    all: ({ addedNotices }) => [
      ...addedNotices.map((text) => ({ key: asHtml(text), name: text })),
      ...notices.map(({ content, text }) => ({ key: content, name: text })),
    ],
  },
  {
    kind: 'banner',
    label: '首页轮播',
    all: () => banners.map(({ src, url }) => ({ key: src, name: `${src.replace('/art/', '')} ${url}` })),
  },
  {
    kind: 'promotion',
    label: '优惠活动',
    all: () => promotions.map(({ id, title }) => ({ key: id, name: title })),
  },
]
/** Notices are long. */
const SHOWN = 30

const shorten = (name: string): string => (name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name)

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DESK_CHANNEL)

/** Sends a control and tells the portal's open tabs. */
async function change(name: string, body: object, said: string): Promise<boolean> {
  const isDone = await act(name, body, said)
  if (isDone) channel?.postMessage(name)
  return isDone
}

/** A folded group of switches. */
function groupOf({ kind, label, all }: Group) {
  const root = document.createElement('details')
  const inside = element('div', 'switches')
  root.append(element('summary', '', label), inside)
  const rows = new Map<HTMLElement, (on: boolean) => void>()
  const list = keyedList<Switch>(inside, {
    keyOf: ({ key }) => key,
    make: ({ key, name }) => {
      const short = shorten(name)
      const made = toggle(short, (on) =>
        change('switch', { kind, key, on }, `${label}已${on ? '上架' : '下架'}：${short}`),
      )
      rows.set(made.root, made.show)
      return made.root
    },
    update: (made, { on }) => rows.get(made)?.(on),
  })
  const show = (state: ConsoleState) =>
    list(all(state).map((each) => ({ ...each, on: !state.switchedOff.includes(switchName(kind, each.key)) })))
  return { root, show }
}

/** Messages to one member or all, a notice of the testers' own, and switches for what the portal shows. */
export function contentPanel(): Panel {
  const groups = GROUPS.map(groupOf)
  byId('content-switches', HTMLElement).append(...groups.map(({ root }) => root))

  const notice = field('notice', '新公告', 'long')
  fillForm(byId('notice-form', HTMLFormElement), [notice.root], '发布公告', () => {
    void change('notice', { text: notice.input.value }, '公告已发布').then((isDone) => {
      if (isDone) notice.input.value = ''
    })
  })

  const to = field('to', '收件人', 'select')
  const title = field('title', '标题')
  const text = field('text', '内容', 'area')
  let names = ''
  fillForm(byId('message-form', HTMLFormElement), [to.root, title.root, text.root], '发送站内信', () => {
    const sent = { username: to.input.value, title: title.input.value, text: text.input.value }
    const whom = sent.username === '' ? '全部会员' : sent.username
    void change('message', sent, `站内信已发送：${whom}`).then((isDone) => {
      if (!isDone) return
      for (const each of [title, text]) each.input.value = ''
    })
  })

  return {
    show: (state) => {
      for (const { show } of groups) show(state)
      const known = state.members.map(({ username }) => username)
      if (names === known.join()) return
      names = known.join()
      const chosen = to.input.value
      choices(to.input, [['', '全部会员'], ...known.map((name): [string, string] => [name, name])])
      to.input.value = known.includes(chosen) ? chosen : ''
    },
  }
}
