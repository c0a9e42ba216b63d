import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { publicPost } from '@/contract/wire/endpoint'
import { control, done } from '../server/control'
import { clock } from '../db/clock'
import { Refusal } from '../db/refusal'
import type { Tx } from '../db/stores'
import { serve, type Api } from '../server/serve'
import { memberAtDesk } from '../server/sessions'
import { addLine, linesOf, newestChat, type Chat } from './chatRows'

/*
 * The player's side of customer service (demo-service.html). Members are identified by the ticket in the page's address, visitors
 * by a key the page made. Both see only their own chat.
 */

/** Maximum characters of a line. */
const LONGEST = 500
const MOST_BYTES = 2 * 1024 * 1024
const KEY = /^[0-9a-f]{32}$/
/** How often a poll updates `seenAt`, so that most polls write nothing, ms. */
const SEEN_MS = 4000

/** Fields that name who asks. */
export const who = { ticket: z.optional(z.string()), visitor: z.optional(z.string()) }
type Who = { ticket?: string | undefined; visitor?: string | undefined }
type Owner = { owner: string; username: string }

const say = z.object({
  ...who,
  text: z.string(),
  /** The article paragraph the page found as an answer. */
  known: z.optional(z.string()),
  /** The player asks for a person. */
  human: z.optional(z.boolean()),
})
const stars = z.object({ ...who, rating: z.number() })
const sendPicture = publicPost(controlPath('desk/picture'), {
  effect: 'change',
  body: 'form',
  request: z.object(who),
  data: done,
})

/** Mounts the calls of the chat page; they are controls, so that polling does not fill the testers' log. */
export function mountChat(api: Api): void {
  serve(api, control('desk/chat', z.object(who), z.unknown()), async ({ tx, now, input }) => {
    const { owner, username } = await ownerOf(tx, input, now)
    const chat = await newestChat(tx, owner)
    if (!chat) return { username }
    const { owner: _who, reset, ...shown } = chat
    if (chat.unread > 0 || Math.abs(now - chat.seenAt) > SEEN_MS)
      await tx.objectStore('chats').put({ ...chat, unread: 0, seenAt: now })
    const { approvedUntil = Infinity } = reset ?? {}
    const standing = approvedUntil === Infinity ? 'asked' : approvedUntil > now ? 'approved' : ''
    return { ...shown, reset: reset ? standing : '', lines: await linesOf(tx, chat.id) }
  })

  serve(api, control('desk/say', say, done), async ({ tx, now, input }) => {
    const { known = '', human = false } = input
    const text = input.text.trim()
    if (text === '') throw new Refusal('请输入您的问题', 1000)
    if (text.length > LONGEST) throw new Refusal(`每条消息最多${LONGEST}个字`, 1000)
    const chat = await addLine(tx, await openChat(tx, input, now), { from: 'player', text }, now)
    if (!chat.isHanded && known !== '' && !human)
      await addLine(tx, chat, { from: 'auto', text: known.slice(0, 2 * LONGEST) }, now)
    else await handOver(tx, chat, now)
    return null
  })

  serve(api, sendPicture, async ({ tx, now, input, files: { file } }) => {
    if (!file || file.length === 0 || file.length > MOST_BYTES) throw new Refusal('图片不能超过2MB', 1000)
    const type = pictureType(file)
    if (type === null) throw new Refusal('图片仅支持PNG、JPG和WebP格式', 1000)
    const picture = new Blob([file.slice()], { type })
    const chat = await openChat(tx, input, now)
    await handOver(tx, await addLine(tx, chat, { from: 'player', text: '', picture }, now), now)
    return null
  })

  serve(api, control('desk/close', stars, done), async ({ tx, now, input }) => {
    const { owner } = await ownerOf(tx, input, now)
    const chat = await newestChat(tx, owner)
    const { rating } = input
    if (!chat) throw new Refusal('没有进行中的咨询', 404)
    if (!Number.isInteger(rating) || rating < 0 || rating > 5) throw new Refusal('请选择评分', 1000)
    if (!chat.isClosed) await close(tx, chat, '您已结束本次咨询', now, rating)
    else if (chat.rating === 0) await tx.objectStore('chats').put({ ...chat, rating })
    return null
  })

  api.routes.on('POST', controlPath('desk/shown'), async (request) => {
    const input = (await request.json().catch(() => ({}))) as Who & { line?: number }
    const tx = await api.store.begin()
    const line = await tx.objectStore('chatLines').get(Number(input.line))
    const chat = line && (await tx.objectStore('chats').get(line.chat))
    const { owner } = await ownerOf(tx, input, await clock(tx)).catch(() => ({ owner: '' }))
    await tx.done
    if (!line?.picture || chat?.owner !== owner) return new Response(null, { status: 404 })
    return pictureAnswer(line.picture)
  })
}

/** A stored picture as a response. */
export const pictureAnswer = (picture: Blob): Response =>
  new Response(picture, { headers: { 'Content-Type': picture.type } })

/** Ends a chat: a request for a password ends with it. */
export async function close(tx: Tx, chat: Chat, text: string, now: number, rating = 0): Promise<void> {
  const { reset: _over, ...rest } = chat
  await addLine(tx, rest, { from: 'note', text }, now, { isClosed: true, isWaiting: false, rating })
}

/** Who asks. Throws Refusal 410 when the ticket's session has ended. */
async function ownerOf(tx: Tx, { ticket = '', visitor = '' }: Who, now: number): Promise<Owner> {
  if (ticket !== '') {
    const { username } = await memberAtDesk(tx, ticket, now)
    return { owner: `member ${username}`, username }
  }
  if (!KEY.test(visitor)) throw new Refusal('参数不正确：visitor', 1000)
  return { owner: `visitor ${visitor}`, username: '' }
}

/** The caller's open chat, or a new one. */
export async function openChat(tx: Tx, sent: Who, now: number): Promise<Chat> {
  const { owner, username } = await ownerOf(tx, sent, now)
  const found = await newestChat(tx, owner)
  if (found && !found.isClosed) return { ...found, seenAt: now, unread: 0 }
  const flags = { isClosed: false, isHanded: false, isWaiting: false }
  const fresh = {
    owner,
    username,
    openedAt: now,
    changedAt: now,
    ...flags,
    rating: 0,
    unread: 0,
    seenAt: now,
  }
  return { ...fresh, id: await tx.objectStore('chats').add(fresh) }
}

/** Hands the chat to a person; says so the first time. */
export async function handOver(tx: Tx, chat: Chat, now: number): Promise<void> {
  const handed = { isHanded: true, isWaiting: true }
  if (chat.isHanded) await tx.objectStore('chats').put({ ...chat, ...handed })
  else await addLine(tx, chat, { from: 'note', text: '已转人工，客服会在这里回复您' }, now, handed)
}

const SIGNATURES: [type: string, at: number, bytes: string][] = [
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/webp', 8, 'WEBP'],
]

/** The type of a picture by its first bytes; null unless it is PNG, JPEG or WebP. */
function pictureType(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  const found = SIGNATURES.find(([, at, signature]) => start.startsWith(signature, at))
  if (found?.[0] === 'image/webp' && !start.startsWith('RIFF')) return null
  return found?.[0] ?? null
}
