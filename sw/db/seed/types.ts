import type { Member } from '@/contract/member'
import type { Message } from '@/contract/messages'
import type { Money } from '@/contract/values/money'
import type { PayoutAccount } from '@/contract/payouts'
import type { Data } from '@/contract/wire/endpoint'
import type { Application, getPromotion, Promotion } from '@/contract/promotions'
import type { Rebate } from '@/contract/rebates'
import type { Bet, FundsType, Transaction } from '@/contract/records'
import type { listRedPackets } from '@/contract/redPackets'
import type { ApplicationRow } from '../rows'
import type { PastLeg } from './history/bets'

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

/** A record with the venue code its platform filter uses; `''` means no venue. */
export type Filed<Row> = Row & { venue: string }

/** One red packet taken. */
export type RedPacket = Data<typeof listRedPackets>['data'][number]

/** A rebate with the game and the Beijing day of its bets. */
export type SeedRebate = Filed<Rebate> & { game: string; day: number }

/** A member's past, each list newest first. */
export type SeedHistory = {
  bets: (Filed<Omit<Bet, 'platform_type'>> & { category: string; leg?: PastLeg })[]
  /** Bonuses stand among the deposits. */
  funds: Filed<Omit<Transaction, 'api_type'> & { type: FundsType; isBonus?: true }>[]
  rebates: SeedRebate[]
  redPackets: RedPacket[]
  applications: (Omit<Application, 'activity_id'> &
    Pick<ApplicationRow, 'activityid' | 'amount' | 'bonus' | 'span'>)[]
  /** The moments of rising to VIP1, VIP2 and so on. */
  rises: number[]
}
