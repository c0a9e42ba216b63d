import { keyedList } from '../consoleList'
import { timeOnly } from '../desk/texts'
import { element } from '../page'

/** A line of a chat as both sides show it. */
export type ShownLine = { id: number; from: string; text: string; at: number; hasPicture: boolean }

const NAMES: Record<string, string> = { player: '您', auto: '智能解答', desk: '客服', note: '' }

/** A picture that starts loading when created. The text around it never becomes HTML. */
function pictureOf(line: number, read: (line: number) => Promise<Blob>): HTMLElement {
  const picture = document.createElement('img')
  picture.alt = '聊天图片'
  picture.className = 'picture'
  void read(line).then(
    (blob) => {
      picture.src = URL.createObjectURL(blob)
      picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true })
    },
    () => picture.replaceWith(element('p', 'text', '图片读取失败')),
  )
  return picture
}

function lineOf(line: ShownLine, names: Record<string, string>, read: (line: number) => Promise<Blob>) {
  const { id, from, text, at, hasPicture } = line
  const made = element('div', `bubble from-${from}`)
  const name = names[from] ?? ''
  if (name !== '') made.append(element('p', 'from', `${name} ${timeOnly(at).slice(0, 5)}`))
  if (text !== '') made.append(element('p', 'text', text))
  if (hasPicture) made.append(pictureOf(id, read))
  return made
}

/** A log that keeps existing lines and scrolls to new ones, unless the reader has scrolled up. */
export function chatLog(
  log: HTMLElement,
  read: (line: number) => Promise<Blob>,
  names = NAMES,
): (lines: ShownLine[]) => void {
  const list = keyedList<ShownLine>(log, {
    keyOf: ({ id }) => String(id),
    make: (line) => lineOf(line, names, read),
  })
  let last = 0
  const isAtEnd = (grown = 0) => log.scrollHeight - log.scrollTop - log.clientHeight < 60 + grown
  const toEnd = () => (log.scrollTop = log.scrollHeight)
  // A picture grows the log when it has loaded.
  log.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLElement && isAtEnd(target.offsetHeight)) toEnd()
    },
    true,
  )
  return (lines) => {
    const wasAtEnd = isAtEnd()
    list(lines)
    const newest = lines.at(-1)
    if (!newest || newest.id === last) return
    last = newest.id
    // In a microtask: a new log isn't in the page yet.
    if (wasAtEnd || newest.from === 'player') queueMicrotask(toEnd)
  }
}
