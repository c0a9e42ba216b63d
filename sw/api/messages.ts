import { listInbox } from '@/contract/messages'
import { newestPage } from '../db/pages'
import { serveMember, type Api } from '../server/serve'

/** The inbox. */
export function mountMessages(api: Api): void {
  serveMember(api, listInbox, async ({ tx, member: { username }, input: { page } }) => {
    const range = IDBKeyRange.bound([username, 0], [username, Infinity])
    const { data, ...rest } = await newestPage(tx.objectStore('messages').index('time'), range, page)
    return {
      ...rest,
      data: data.map(({ id = 0, title, content, created_at }) => ({ id, title, content, created_at })),
    }
  })
}
