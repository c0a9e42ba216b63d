import * as z from 'zod/mini'
import { getArticle } from '@/contract/content'
import { controlPath } from '@/contract/wire/demoControls'
import { flag, number, record, rows, text } from '@/contract/wire/codecs'
import { randomId } from '@/lib/randomId'
import { local } from '@/lib/safeStorage'
import { ask, askPicture } from '../ask'
import { topicsOf, type Topic } from './topics'

const KEY = 'demo:visitor'
/** 常见问题 of the help page. */
const FAQ = 1

const chat = record({
  /** `''` for visitors. */
  username: text,
  /** 0 before the first line. */
  id: number,
  isClosed: flag,
  /** A person answers. */
  isHanded: flag,
  rating: number,
  /** `asked` or `approved`: a forgotten password. */
  reset: text,
  lines: rows(z.object({ id: number, from: text, text, at: number, hasPicture: flag })),
})

/** The player's chat. */
export type Chat = z.output<typeof chat>

/** Who asks: a member by the ticket in the address, anyone else by a key of this browser. */
const whoAsks = (): { ticket: string } | { visitor: string } => {
  const ticket = new URLSearchParams(location.search).get('ticket')
  return ticket ? { ticket } : { visitor: visitorKey() }
}

/** Kept for the next visit; without storage it lasts as long as the page. */
function visitorKey(): string {
  const key = local.get(KEY) ?? randomId()
  local.set(KEY, key)
  return key
}

/** Sends one of the chat's calls by name. Throws Refused or NoAnswer. */
export const tellDesk = (name: string, body: object, id = randomId()): Promise<unknown> =>
  ask(controlPath(`desk/${name}`), { ...whoAsks(), ...body }, id)

/** Reads the chat, which marks it as seen. */
export async function readChat(): Promise<Chat> {
  return z.decode(chat, await tellDesk('chat', {}, ''))
}

/** Sends a picture. */
export async function sendPicture(file: File, id: string): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(whoAsks())) form.append(name, value)
  form.append('file', file)
  await ask(controlPath('desk/picture'), form, id)
}

/** The picture of a line in this chat. */
export const readPicture = (line: number): Promise<Blob> =>
  askPicture(controlPath('desk/shown'), { ...whoAsks(), line })

/** The help articles' topics; empty while they can't be read, which sends every question to a person. */
export async function readTopics(): Promise<Topic[]> {
  const article = await ask(getArticle.path, { type: FAQ }).catch(() => null)
  return topicsOf(z.decode(getArticle.data, article)?.content ?? '')
}
