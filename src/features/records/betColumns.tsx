import type { Bet } from '@/contract/records'
import {
  amountColumn,
  amountText,
  stateColumn,
  textColumn,
  timeColumn,
  type RecordColumn,
} from '@/components/recordColumns'
import type { VenueNames } from '@/components/useVenueNames'
import { betLooks } from '@/components/recordStates'
import { WinLoss } from './WinLoss'

/** An open bet has no result yet, whatever zero the server sends along. */
const isOpen = ({ status, win_loss }: Bet): boolean => status === 'unsettled' && !/[1-9]/.test(win_loss ?? '')

/** Columns of 投注记录; where a server names no game, its venue stands there (spec 2 §2). */
export const betColumns = (venueName: VenueNames): readonly RecordColumn<Bet>[] => [
  timeColumn('投注时间', (bet) => bet.bet_time),
  textColumn('注单号', (bet) => bet.bet_id, 'meta'),
  textColumn('游戏', (bet) => venueName(bet.Code || bet.platform_type), 'title'),
  textColumn('玩法', (bet) => bet.playname, 'note'),
  textColumn('详情', (bet) => bet.playmemo, 'note'),
  amountColumn('投注金额', (bet) => bet.bet_amount),
  {
    head: '输赢',
    place: 'side',
    numeric: true,
    cell: (bet) => (isOpen(bet) ? '-' : <WinLoss amount={bet.win_loss} />),
    value: (bet) => (isOpen(bet) ? '' : amountText(bet.win_loss)),
  },
  stateColumn((bet) => betLooks[bet.status]),
]
