import type { ChatLineRow, ChatRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { tell } from '../db/inbox'

/** Players whose page polled within this time see the reply there; others get an inbox message. */
const LOOKING_MS = 10_000

/** A stored chat. */
export type Chat = ChatRow & { id: number }
type Line = Pick<ChatLineRow, 'from' | 'text'> & { picture?: Blob }

/** The newest chat of a member or visitor. */
export async function newestChat(tx: Tx, owner: string): Promise<Chat | undefined> {
  const cursor = await tx.objectStore('chats').index('owner').openCursor(IDBKeyRange.only(owner), 'prev')
  return cursor?.value as Chat | undefined
}

/** Adds a line and stores the chat with `changes`. */
export async function addLine(
  tx: Tx,
  chat: Chat,
  line: Line,
  at: number,
  changes: Partial<ChatRow> = {},
): Promise<Chat> {
  const changed = { ...chat, ...changes, changedAt: at }
  await tx.objectStore('chatLines').add({ ...line, chat: chat.id, at })
  await tx.objectStore('chats').put(changed)
  return changed
}

/** Adds a reply, unread. Members who aren't looking at the chat get one inbox message until they open it. */
export async function answerPlayer(
  tx: Tx,
  chat: Chat,
  line: Line,
  at: number,
  changes: Partial<ChatRow> = {},
): Promise<Chat> {
  const { username, unread, seenAt } = chat
  if (username !== '' && unread === 0 && at - seenAt > LOOKING_MS) {
    const content = '<p>在线客服已回复您的咨询，请打开在线客服查看。</p>'
    await tell(tx, username, at, { title: '客服已回复', content })
  }
  return addLine(tx, chat, line, at, { isWaiting: false, ...changes, unread: unread + 1 })
}

/** The lines of a chat as pages show them: pictures are asked for one by one. */
export async function linesOf(tx: Tx, chat: number, most = Infinity) {
  const rows = await tx.objectStore('chatLines').index('chat').getAll(chat)
  return rows.slice(-most).map(({ id, from, text, at, picture }) => {
    return { id, from, text, at, hasPicture: picture !== undefined }
  })
}
