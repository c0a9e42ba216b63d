import { useSnapshot } from 'valtio'
import { session } from '@/state/session'

/** Whether a session lives in this tab. */
export const useIsMember = (): boolean => useSnapshot(session).token !== null
