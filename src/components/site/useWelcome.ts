import { useSnapshot } from 'valtio'
import { dismissals } from '@/state/dismissals'
import { useSite } from './useSite'

/** App info while its welcome is switched on and not dismissed on this device, else null. */
export function useWelcome() {
  const { data: site } = useSite()
  const { list } = useSnapshot(dismissals)
  return site?.index_modal && !list.includes('welcomeModal') ? site : null
}
