import type { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@/api/failures'
import { onAnswer } from '@/api/polls/onAnswer'
import { query } from '@/api/query'
import { transport } from '@/api/transport'
import { getSite } from '@/contract/site'
import { CONTROL_HEADERS, controlPath, DESK_CHANNEL } from '@/contract/wire/demoControls'
import { atMostEvery } from '@/lib/atMostEvery'
import { seconds } from '@/lib/durations'
import { ask } from '@/state/overlays'
import { endSession } from '@/state/session'
import { toast } from '@/state/toasts'

// The demo server's message when its database can't be opened.
const UNAVAILABLE = '演示数据不可用'

/** Whether a call failed because the demo server has no database. */
export const isDemoUnavailable = (error: unknown): boolean =>
  error instanceof RefusedError && error.message === UNAVAILABLE

/** Deletes the demo server's database, ends the session and reloads. */
export async function resetDemoData(): Promise<void> {
  try {
    const answer = await transport(controlPath('reset'), { method: 'POST', headers: CONTROL_HEADERS })
    const { code } = (await answer.json()) as { code: unknown }
    if (code !== 200) return toast.error(UNAVAILABLE)
    endSession()
    location.reload()
  } catch {
    toast.error(UNAVAILABLE)
  }
}

/** Offers the reset once, when a read fails for lack of a database. Without app info the maintenance page offers it. */
export function offerDemoReset(client: QueryClient): void {
  const offer = async () => {
    if (
      !client
        .getQueryCache()
        .getAll()
        .some(({ state }) => isDemoUnavailable(state.error))
    )
      return
    if (client.getQueryData(query(getSite).queryKey) === undefined) return
    stop()
    const text = '浏览器里的演示数据库打不开。重置后演示账户与记录回到最初的样子。'
    if (await ask({ title: UNAVAILABLE, text, yes: '重置演示数据', no: '暂不', danger: true }))
      await resetDemoData()
  }
  const stop = onAnswer(client, undefined, () => void offer())
  void offer()
}

/** Refetches what this tab shows when a tester has changed it in another tab's console (D41). In demo builds only; call once. */
export function followDesk(client: QueryClient): void {
  try {
    const refetch = atMostEvery(seconds(1), () => void client.invalidateQueries())
    new BroadcastChannel(DESK_CHANNEL).addEventListener('message', refetch)
  } catch {
    // Some browsers refuse channels where storage is blocked: such a tab refetches at its own pace.
  }
}
