import type { Tx } from './stores'

/** Adds a message to a member's inbox; `content` is HTML. */
export const tellMember = (
  tx: Tx,
  username: string,
  title: string,
  content: string,
  at: number,
): Promise<number> => tx.objectStore('messages').add({ username, title, content, created_at: at })
