import { useSnapshot } from 'valtio'
import { session } from '@/state/session'

/** Whether this tab has a session. */
export const useIsMember = (): boolean => useSnapshot(session).token !== null
