import type { AccountKind } from './accountKinds'
import { BindCryptoDialog } from './BindCryptoDialog'
import { BindHuiwangDialog } from './BindHuiwangDialog'

/** The dialog that binds an account of a kind. */
export const BindDialog = ({ kind, onClose }: { kind: AccountKind; onClose: () => void }) =>
  kind === 'huiwang' ? (
    <BindHuiwangDialog onClose={onClose} />
  ) : (
    <BindCryptoDialog kind={kind} onClose={onClose} />
  )
