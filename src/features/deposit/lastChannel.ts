import type { ChannelId } from '@/components/payment/channels'
import { local } from '@/lib/safeStorage'
import { markOf } from '@/state/session'

const KEY = 'portal:channel'

/** The channel of an account's last deposit from this device, if it is still offered; cleared at logout. */
export function lastChannel(account: string, offered: readonly ChannelId[]): ChannelId | undefined {
  const stored = local.get(KEY)
  return offered.find((id) => stored === markOf(account) + id)
}

/** Remembers the channel of a deposit, by a hash of the account's name. */
export const rememberChannel = (account: string, id: ChannelId): void =>
  void local.set(KEY, markOf(account) + id)
