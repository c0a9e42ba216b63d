import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { Refusal } from '../db/refusal'
import type { Tx } from '../db/stores'
import { close, pictureAnswer } from '../desk/chat'
import { answerPlayer, linesOf, type Chat } from '../desk/chatRows'
import { serve, type Api } from '../server/serve'
import { control, done } from '../server/control'

/** How many chats and lines the console shows. */
const CHATS = 20
const LINES = 30

const answer = z.object({ id: z.number(), text: z.optional(z.string()), close: z.optional(z.boolean()) })

/** Answering and closing chats, and showing their pictures to testers. */
export function mountDemoService(api: Api): void {
  serve(api, control('chat', answer, done), async ({ tx, now, input }) => {
    const chat = (await tx.objectStore('chats').get(input.id)) as Chat | undefined
    if (!chat || chat.isClosed) throw new Refusal('咨询已结束', 404)
    const text = input.text?.trim() ?? ''
    const answered =
      text === '' ? chat : await answerPlayer(tx, chat, { from: 'desk', text }, now, { isHanded: true })
    if (input.close) await close(tx, answered, '客服已结束本次咨询', now)
    return null
  })

  api.routes.on('POST', controlPath('chatpicture'), async (request) => {
    const { line } = (await request.json().catch(() => ({}))) as { line?: number }
    const tx = await api.store.begin()
    const found = await tx.objectStore('chatLines').get(Number(line))
    await tx.done
    return found?.picture ? pictureAnswer(found.picture) : new Response(null, { status: 404 })
  })
}

/** The latest chats waiting for a person, newest first. The order doesn't follow new lines: a row that moves loses the focus. */
export async function handedChats(tx: Tx) {
  const chats = (await tx.objectStore('chats').getAll()) as Chat[]
  const shown = chats.filter(({ isHanded }) => isHanded).slice(-CHATS)
  return Promise.all(
    shown
      .toReversed()
      .map(async ({ owner: _owner, ...chat }) => ({ ...chat, lines: await linesOf(tx, chat.id, LINES) })),
  )
}
