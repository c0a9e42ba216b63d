import { send } from '@/api/send'
import { listApplications, type Application } from '@/contract/promotions'
import { listBets, listTransactions, type Bet, type FundsType, type Transaction } from '@/contract/records'
import type { RecordFilter } from '../records/useRecordFilter'
import type { PageReader } from './readAllPages'

type Where = Pick<RecordFilter, 'date' | 'api_type'>

/** Reads pages of bets for exports and charts, bypassing the query cache, which would keep them for a day. */
export const betsReader =
  ({ date, api_type }: Where): PageReader<Bet> =>
  async (page, signal) =>
    (await send(listBets, { date, api_type, page }, { signal })).data

/** Reads pages of one type of funds records. */
export const fundsReader =
  ({ date, api_type }: Where, type: FundsType): PageReader<Transaction> =>
  async (page, signal) =>
    (await send(listTransactions, { date, api_type, type, page }, { signal })).data

/** Reads pages of applications for promotions. */
export const applicationsReader: PageReader<Application> = async (page, signal) =>
  (await send(listApplications, { page }, { signal })).data
