import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listApplications } from '@/contract/promotions'
import { listBets, type FundsType } from '@/contract/records'
import { applicationLooks, betLooks, fundsLook } from './recordStates'

const betOf = (status: unknown) => betLooks[z.decode(listBets.data, [{ status }]).data[0]!.status].text
const applicationOf = (state: unknown) =>
  applicationLooks[z.decode(listApplications.data, [{ state }]).data[0]!.state].text
const wordsOf = (type: FundsType) => [0, 1, 2, 3, 4, null].map((state) => fundsLook(type, state).text)

describe('the names of states', () => {
  it('names bet statuses 0, 1, 2 and any other', { tags: 's2-4.2' }, () => {
    expect([0, 1, 2, 3, '1', null].map(betOf)).toEqual(['无效', '已结算', '未结算', '未知', '已结算', '未知'])
  })

  it.each([1, 2] as const)(
    'names states of deposits and withdrawals, type %i',
    { tags: 's2-4.3' },
    (type) => {
      expect(wordsOf(type)).toEqual(['未知', '待审核', '审核通过', '审核拒绝', '未知', '未知'])
    },
  )

  it.each([3, 4] as const)('names states of transfers in and out, type %i', { tags: 's2-4.4' }, (type) => {
    expect(wordsOf(type)).toEqual(['失败', '成功', '待结算', '未知', '未知', '未知'])
  })

  it('names states of promotion applications', { tags: 's2-4.5' }, () => {
    expect([0, 1, 2, 3, 4, null].map(applicationOf)).toEqual([
      '未知',
      '待审核',
      '已通过',
      '已拒绝',
      '未知',
      '未知',
    ])
  })
})
