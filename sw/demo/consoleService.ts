import { controlPath } from '@/contract/wire/demoControls'
import { askPicture } from './ask'
import { act, type Panel } from './consoleDesk'
import { button, field } from './consoleFields'
import { keyedList, setHidden, setText } from './consoleList'
import type { ConsoleState } from './consoleState'
import { timeOnly } from './consoleTime'
import { byId, element } from './page'
import { chatLog } from './service/chatLog'

type Talk = ConsoleState['chats'][number]

const NAMES = { player: '玩家', auto: '智能解答', desk: '客服' }
const readPicture = (line: number) => askPicture(controlPath('chatpicture'), { line })
const titleOf = ({ id, username }: Talk) => `咨询 ${id} ${username === '' ? '访客' : username}`

function standingOf({ isClosed, isWaiting, unread, rating }: Talk): string {
  if (isClosed) return rating > 0 ? `已结束 · 评分 ${rating}` : '已结束 · 未评分'
  if (isWaiting) return '等待回复'
  return unread > 0 ? `已回复 · 未读 ${unread}` : '已回复'
}

/** A chat with its lines, and a form to answer it. */
function talkRow(talk: Talk): { root: HTMLElement; show: (talk: Talk) => void } {
  const title = titleOf(talk)
  const root = element('li', 'row talk')
  const standing = element('p', 'quiet')
  const log = element('div', 'log')
  log.setAttribute('role', 'region')
  log.setAttribute('aria-label', title)
  log.tabIndex = 0
  const lines = chatLog(log, readPicture, NAMES)
  const answer = field('answer', `回复 ${title}`)
  const send = (close: boolean) => {
    const text = answer.input.value.trim()
    if (text === '' && !close) return answer.complain('请输入回复')
    const said = close ? `已结束：${title}` : `已回复：${title}`
    void act('chat', { id: talk.id, text, close }, said).then((isDone) => {
      if (isDone) answer.input.value = ''
    })
  }
  const form = document.createElement('form')
  form.className = 'line'
  form.noValidate = true
  const submit = button('回复', () => undefined, { name: `发送回复 ${title}`, className: 'primary' })
  submit.type = 'submit'
  form.append(
    answer.root,
    submit,
    button('结束', () => send(true), { name: `结束 ${title}` }),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(false)
  })
  root.append(element('p', 'title', title), standing, log, form)
  return {
    root,
    show: (now) => {
      setText(standing, `${standingOf(now)} · ${timeOnly(now.changedAt)}`)
      lines(now.lines)
      setHidden(form, now.isClosed)
    },
  }
}

/** Chats that a person has to answer. */
export function servicePanel(): Panel {
  const rows = new Map<HTMLElement, (talk: Talk) => void>()
  const empty = byId('service-empty', HTMLElement)
  const list = keyedList<Talk>(byId('service-list', HTMLElement), {
    // Ids restart when the database is deleted; the time tells old chats from new ones.
    keyOf: ({ id, openedAt }) => `${id} ${openedAt}`,
    make: (talk) => {
      const { root, show } = talkRow(talk)
      rows.set(root, show)
      return root
    },
    update: (made, talk) => rows.get(made)?.(talk),
    refuge: byId('service-title', HTMLElement),
  })
  return {
    show: ({ chats }) => {
      list(chats)
      setHidden(empty, chats.length > 0)
      setText(empty, '暂无转人工的咨询')
    },
  }
}
