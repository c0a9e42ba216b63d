import type { Application } from '@/contract/promotions'
import type { Rebate } from '@/contract/rebates'
import type { Bet, FundsType, Transaction } from '@/contract/records'
import type { listRedPackets } from '@/contract/redPackets'
import type { Data } from '@/contract/wire/endpoint'
import type { ApplicationRow } from '../../db/rows'

/** A record with the venue code its platform filter uses; `''` means no venue. */
export type Filed<Row> = Row & { venue: string }

/** A pick of a coming match of a game: how many kick-offs after the next one, and the market. */
export type PastLeg = { code: string; market: string; ahead: number }

/** One red packet taken. */
export type RedPacket = Data<typeof listRedPackets>['data'][number]

/** A rebate with the game and the Beijing day of its bets. */
export type SeedRebate = Filed<Rebate> & { game: string; day: number }

/** A member's past, each list newest first. */
export type SeedHistory = {
  bets: (Filed<Omit<Bet, 'platform_type'>> & { category: string; leg?: PastLeg })[]
  /** Bonuses stand among the deposits. */
  funds: Filed<
    Omit<Transaction, 'api_type' | 'updated_at' | 'turnover'> &
      Partial<Pick<Transaction, 'turnover'>> & { type: FundsType; isBonus?: true; decidedAt?: number }
  >[]
  rebates: SeedRebate[]
  redPackets: RedPacket[]
  applications: (Omit<Application, 'activity_id'> &
    Pick<ApplicationRow, 'activityid' | 'amount' | 'bonus' | 'span'>)[]
  /** The moments of rising to VIP1, VIP2 and so on. */
  rises: number[]
}
