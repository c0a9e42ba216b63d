import { RedPacketButton } from './RedPacketButton'
import { TrustStatements } from './TrustStatements'
import { WelcomeModal } from './WelcomeModal'

/** What lies below the first screen of the home page, and over it once it stands. */
export function HomeExtras() {
  return (
    <>
      <TrustStatements />
      <RedPacketButton />
      <WelcomeModal />
    </>
  )
}
