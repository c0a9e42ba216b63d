import { describe, expect, it } from 'vitest'
import { readServerTime } from '@/contract/wire/codecs'
import { announcementAt, formatLeft, secondsLeft, windowStart } from './paymentWindow'

const created = readServerTime('2025-11-20 14:32:08')!
const at = (time: string) => Date.parse(`2025-11-20T${time}+08:00`)
const left = (now: number) => formatLeft(secondsLeft(created, now))

describe('the payment window', () => {
  it.each([
    ['14:32:08', '60:00'],
    ['14:32:09', '59:59'],
    ['15:31:59', '00:09'],
    ['15:32:07.999', '00:01'],
    ['15:32:08', '00:00'],
  ])('of an order placed at 14:32:08 in Beijing shows at %s: %s', (now, shown) => {
    expect(left(at(now))).toBe(shown)
  })

  it('stays between zero and one hour', () => {
    expect(secondsLeft(created, created - 86_400_000)).toBe(3600)
    expect(secondsLeft(created, created + 86_400_000)).toBe(0)
  })

  it('starts at creation, or on opening the page for a wallet', { tags: 's2-4' }, () => {
    expect(windowStart(false, 1000, 5000)).toBe(1000)
    expect(windowStart(true, 1000, 5000)).toBe(5000)
    expect(windowStart(false, null, 5000)).toBe(5000)
  })

  it('starts at once on a device whose clock is behind', () => {
    expect(windowStart(false, 9000, 5000)).toBe(5000)
  })

  it('is announced at 10:00 and 1:00 only', () => {
    const said = Array.from({ length: 3600 }, (_, passed) => [
      3599 - passed,
      announcementAt(3600 - passed, 3599 - passed),
    ]).filter(([, text]) => text !== undefined)
    expect(said).toEqual([
      [600, '剩余支付时间10分钟'],
      [60, '剩余支付时间1分钟'],
    ])
  })

  it('announces only the latest mark after a tab has slept', () => {
    expect(announcementAt(1800, 30)).toBe('剩余支付时间1分钟')
    expect(announcementAt(0, 0)).toBeUndefined()
  })
})
