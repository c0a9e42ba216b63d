import { element } from '../page'

/** A decorative picture of `public/art/game-art.svg`. */
export function art(id: string, size: number): HTMLImageElement {
  const picture = new Image(size, size)
  picture.src = `/art/game-art.svg#${id}`
  picture.alt = ''
  return picture
}

/** A group of buttons with a name. */
export function group(className: string, label: string, content: Node[]): HTMLElement {
  const made = element('div', className)
  made.setAttribute('role', 'group')
  made.setAttribute('aria-label', label)
  made.append(...content)
  return made
}

/** A section of the table with a heading. */
export function part(className: string, title: string, content: Node[]): HTMLElement {
  const made = element('section', `part ${className}`)
  made.setAttribute('aria-label', title)
  made.append(element('h2', 'label', title), ...content)
  return made
}

/** A toggle button; `text` and `note` are its two lines. */
export function pressButton(text: string, note: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.setAttribute('aria-pressed', 'false')
  made.append(element('span', 'word', text), ...(note === '' ? [] : [' ', element('span', 'odds', note)]))
  made.addEventListener('click', press)
  return made
}

/** Marks one of these buttons as pressed, by key. */
export function press(buttons: Map<string, HTMLButtonElement>, pressed: string): void {
  for (const [key, button] of buttons) button.setAttribute('aria-pressed', String(key === pressed))
}

/** A list of lines of text. */
export function lines(texts: string[]): HTMLElement {
  const list = element('ul', 'lines')
  list.append(...texts.map((text) => element('li', '', text)))
  return list
}

const SUITS = ['♣', '♦', '♥', '♠']
const SUIT_NAMES = ['梅花', '方块', '红心', '黑桃']
const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')

/** A playing card, 0 to 51: rank from two to ace, suit by thirteens. */
function playingCard(card: number): HTMLElement {
  const suit = Math.floor(card / 13)
  const made = element('span', suit === 1 || suit === 2 ? 'card red' : 'card')
  made.setAttribute('role', 'img')
  made.setAttribute('aria-label', `${SUIT_NAMES[suit]}${RANKS[card % 13]}`)
  made.append(element('b', '', RANKS[card % 13] ?? ''), element('span', '', SUITS[suit] ?? ''))
  return made
}

/** A hand of cards with its name and score; `backs` are face down. */
export function handOf(name: string, cards: number[], counts: string, backs = 0): HTMLElement {
  const made = element('div', 'hand')
  const shown = [
    ...cards.map(playingCard),
    ...Array.from({ length: backs }, () => element('span', 'card back')),
  ]
  const row = element('div', 'cards')
  row.append(...shown)
  made.append(element('p', 'hand-name', name), row, element('p', 'counts', counts))
  return made
}

/** Minutes and seconds left, `0:07`. */
function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A clock of the round: what happens next and when. Silent, since it changes every second. */
export function roundClock() {
  const word = element('span', '', '')
  const left = element('b', 'left', '')
  left.setAttribute('role', 'timer')
  const root = element('p', 'clock')
  root.append(word, left)
  return {
    root,
    show: (text: string, ms: number) => {
      if (word.textContent !== text) word.textContent = text
      left.textContent = countdown(ms)
    },
  }
}
