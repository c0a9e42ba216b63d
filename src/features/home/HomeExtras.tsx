import { LobbyRow } from './LobbyRow'
import { RedPacketButton } from './RedPacketButton'
import { TrustStatements } from './TrustStatements'
import { WelcomeModal } from './WelcomeModal'

/** The parts below the home page's first screen, and its overlays. */
export function HomeExtras() {
  return (
    <>
      <LobbyRow />
      <TrustStatements />
      <RedPacketButton />
      <WelcomeModal />
    </>
  )
}
