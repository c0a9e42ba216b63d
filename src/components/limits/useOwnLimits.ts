import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { accountKey, limitsAt, playLimits, type OwnLimits } from '@/state/playLimits'
import { useMemberPart } from '../member/useMember'

type Account = { name: string; key: string }

/** The member's key in `portal:limits`; undefined until it is known. */
export function useAccountKey(): string | undefined {
  const name = useMemberPart(({ username }) => username)
  const [account, setAccount] = useState<Account>()
  useEffect(() => {
    if (name === undefined) return
    let isGone = false
    void accountKey(name).then((key) => isGone || setAccount({ name, key }))
    return () => void (isGone = true)
  }, [name])
  return account?.name === name ? account?.key : undefined
}

/** The member's own limits on this device; undefined until the account is known. */
export function useOwnLimits(): OwnLimits | undefined {
  const key = useAccountKey()
  const { accounts } = useSnapshot(playLimits)
  return key === undefined ? undefined : (limitsAt(accounts, key) as OwnLimits)
}
