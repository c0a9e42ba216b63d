import type { Member } from '@/contract/member'
import type { Message } from '@/contract/messages'
import type { Money } from '@/contract/money'
import type { PayoutAccount } from '@/contract/payouts'
import type { Data } from '@/contract/endpoint'
import type { Application, getPromotion, Promotion } from '@/contract/promotions'
import type { Rebate } from '@/contract/rebates'
import type { Bet, FundsType, Transaction } from '@/contract/records'
import type { listRedPackets } from '@/contract/redPackets'

/** What the server makes of other things: the sum of the venues, the level's names, the house's terms. */
type Derived =
  | 'gameblance'
  | 'current_vip'
  | 'vipname'
  | 'usdtrate'
  | 'withdrawusdtrate'
  | 'withdrawcashfee'
  | 'withdrawfeeusdttrc'

/** A member as he stands at the first start. */
export type SeedMember = Omit<Member, Derived | 'balance' | 'paysum'> & {
  password: string
  payPassword: string
  balance: Money
  paysum: Money
  /** Venue code to balance, CNY; a venue that is not named holds nothing. */
  venues: Record<string, Money>
  accounts: Omit<PayoutAccount, 'id' | 'ico'>[]
  /** Turnover still required before a withdrawal, CNY. */
  wagering: Money
}

/** An inbox message, dated back from the first start. */
export type SeedMessage = Omit<Message, 'created_at'> & { hoursAgo: number }

/** A promotion with the texts of its detail. */
export type SeedPromotion = Promotion & Pick<NonNullable<Data<typeof getPromotion>>, 'content' | 'memo'>

/** A record and the venue code the platform filter finds it by; `''` belongs to no venue. */
export type Filed<Row> = Row & { venue: string }

/** One red packet taken. */
export type RedPacket = Data<typeof listRedPackets>['data'][number]

/** A member's past, each list newest first. */
export type SeedHistory = {
  bets: Filed<Omit<Bet, 'platform_type'>>[]
  funds: Filed<Transaction & { type: FundsType }>[]
  rebates: Filed<Rebate>[]
  redPackets: RedPacket[]
  applications: Application[]
}
