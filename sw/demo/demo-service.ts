import { newRequestId, Refused } from './ask'
import { setHidden, setText } from './consoleList'
import { button } from './consoleFields'
import { byId } from './page'
import { chatLog } from './service/chatLog'
import { readChat, readPicture, readTopics, sendPicture, tellDesk, type Chat } from './service/chatServer'
import { resetForms } from './service/resetForms'
import { findTopic, type Topic } from './service/topics'

/*
 * Customer service of the demo world. Known questions are answered from the help articles, everything else by a tester in the
 * console. The server keeps the chat; what is typed is shown as text and never as HTML.
 */

const PERIOD_MS = 3000
const MOST_BYTES = 2 * 1024 * 1024
const OFFLINE = '网络异常，请检查当前网络后重试！'
const HINTS = 5

const text = byId('text', HTMLTextAreaElement)
const problem = byId('problem', HTMLElement)
const rate = byId('rate', HTMLFormElement)
const end = byId('end', HTMLButtonElement)
const showLines = chatLog(byId('log', HTMLElement), readPicture)

let topics: Promise<Topic[]> = Promise.resolve([])
let timer: ReturnType<typeof setTimeout> | undefined
let isBusy = false
/** The line being sent: a repeat is the same request (D24). */
let pending: { id: string; text: string } | null = null
let chat: Chat | null = null

/** Runs one action at a time, shows why it failed and reads the chat again. Resolves to whether it succeeded. */
async function act(work: () => Promise<unknown>): Promise<boolean> {
  if (isBusy) return false
  isBusy = true
  setText(problem, '')
  try {
    await work()
    return true
  } catch (error) {
    setText(problem, error instanceof Refused ? error.message : OFFLINE)
    return false
  } finally {
    isBusy = false
    await refresh()
  }
}

const forms = resetForms(act)

async function refresh(): Promise<void> {
  clearTimeout(timer)
  try {
    show(await readChat())
    if (problem.textContent === OFFLINE) setText(problem, '')
  } catch (error) {
    setText(problem, error instanceof Refused ? error.message : OFFLINE)
    setText(byId('standing', HTMLElement), '连接中断')
  }
  clearTimeout(timer)
  if (document.visibilityState === 'visible') timer = setTimeout(() => void refresh(), PERIOD_MS)
}

function show(now: Chat): void {
  const hasJustClosed = now.isClosed && chat !== null && !chat.isClosed
  chat = now
  const { isClosed, isHanded, rating, id, username } = now
  const standing = isClosed ? '已结束' : isHanded ? '已转人工' : '智能解答'
  setText(byId('standing', HTMLElement), username === '' ? standing : `${standing} · ${username}`)
  showLines(
    now.lines.length > 0
      ? now.lines
      : [{ id: 0, from: 'note', text: '您好，请描述您遇到的问题', at: 0, hasPicture: false }],
  )
  setHidden(byId('hints', HTMLElement), isHanded && !isClosed)
  setHidden(byId('human', HTMLElement), isHanded && !isClosed)
  setHidden(end, id === 0 || isClosed)
  setHidden(rate, !isClosed || rating > 0)
  forms.show(now)
  if (hasJustClosed && !rate.hidden && rate.parentElement?.contains(document.activeElement))
    byId('rate-title', HTMLElement).focus()
}

async function say(line: string, human = false): Promise<void> {
  const found = human ? null : findTopic(line, await topics)
  const known = found ? `${found.title}\n${found.text}` : ''
  if (pending?.text !== line) pending = { id: newRequestId(), text: line }
  await tellDesk('say', { text: line, known, human }, pending.id)
  pending = null
}

async function sendText(): Promise<void> {
  const line = text.value.trim()
  if (line === '') {
    setText(problem, '请输入您的问题')
    return text.focus()
  }
  if (await act(() => say(line))) text.value = ''
  text.focus()
}

byId('say', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void sendText()
})
text.addEventListener('keydown', (event) => {
  // Enter also confirms a composed character.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  void sendText()
})
byId('human', HTMLButtonElement).addEventListener('click', () => {
  void act(() => say('我要转人工', true)).then(() => text.focus())
})
byId('picture', HTMLInputElement).addEventListener('change', (event) => {
  const input = event.target as HTMLInputElement
  const [file] = input.files ?? []
  if (!file) return
  if (file.size > MOST_BYTES) setText(problem, '图片不能超过2MB')
  else void act(() => sendPicture(file, newRequestId()))
  // So that the same picture can be chosen again.
  input.value = ''
})
end.addEventListener('click', () => {
  void act(() => tellDesk('close', { rating: 0 })).then(() => byId('rate-title', HTMLElement).focus())
})
rate.addEventListener('submit', (event) => {
  event.preventDefault()
  const chosen = rate.querySelector<HTMLInputElement>('input:checked')
  if (!chosen) return setText(problem, '请选择评分')
  void act(() => tellDesk('close', { rating: Number(chosen.value) })).then((isDone) => {
    if (!isDone) return
    rate.reset()
    text.focus()
  })
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh()
  else clearTimeout(timer)
})

topics = readTopics()
void topics.then((known) => {
  const hints = known.filter(({ title }) => title.endsWith('？')).slice(0, HINTS)
  byId('hints', HTMLElement).replaceChildren(
    ...hints.map(({ title }) => button(title, () => void act(() => say(title)))),
  )
})
void refresh()
