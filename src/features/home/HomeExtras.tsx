import { LobbyRow } from './LobbyRow'
import { RedPacketButton } from './RedPacketButton'
import { TrustStatements } from './TrustStatements'
import { WelcomeModal } from './WelcomeModal'

/** What lies below the home page's first screen, and over it once it is drawn. */
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
