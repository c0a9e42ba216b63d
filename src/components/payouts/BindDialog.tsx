import type { AccountKind } from './accountKinds'
import { BindCryptoDialog } from './BindCryptoDialog'
import { BindHuiwangDialog } from './BindHuiwangDialog'

/** Binds an account of the given kind. */
export const BindDialog = ({ kind, onClose }: { kind: AccountKind; onClose: () => void }) =>
  kind === 'huiwang' ? (
    <BindHuiwangDialog onClose={onClose} />
  ) : (
    <BindCryptoDialog kind={kind} onClose={onClose} />
  )
