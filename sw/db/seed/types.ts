import type { Member } from '@/contract/member'
import type { Message } from '@/contract/messages'
import type { PayoutAccount } from '@/contract/payouts'
import type { getPromotion, Promotion } from '@/contract/promotions'
import type { Money } from '@/contract/values/money'
import type { Data } from '@/contract/wire/endpoint'

/** Fields the server derives: the sum of the venues, the level's names, rates and fees. */
type Derived =
  | 'gameblance'
  | 'current_vip'
  | 'vipname'
  | 'usdtrate'
  | 'withdrawusdtrate'
  | 'withdrawcashfee'
  | 'withdrawfeeusdttrc'

/** A seeded member. */
export type SeedMember = Omit<Member, Derived | 'balance' | 'paysum' | 'flow'> & {
  password: string
  payPassword: string
  balance: Money
  paysum: Money
  flow: Money
  /** Venue balances by code, CNY; missing ones are zero. */
  venues: Record<string, Money>
  accounts: Omit<PayoutAccount, 'id' | 'ico'>[]
  /** Turnover still required before a withdrawal, CNY. */
  wagering: Money
}

/** An inbox message, dated relative to the seeding, or to the rise to a level. */
export type SeedMessage = Omit<Message, 'created_at'> & { hoursAgo: number; vip?: number }

/** A promotion without its texts. */
export type SeedPromotion = Omit<Promotion, 'content' | 'memo'> &
  Pick<NonNullable<Data<typeof getPromotion>>, 'type_name'>
