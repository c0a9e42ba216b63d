import type { MessageRow } from './rows'
import type { Tx } from './stores'

/** Puts a message into a member's inbox; `content` is HTML. */
export async function tell(
  tx: Tx,
  username: string,
  at: number,
  message: Pick<MessageRow, 'title' | 'content'>,
): Promise<void> {
  await tx.objectStore('messages').add({ username, ...message, created_at: at })
}
