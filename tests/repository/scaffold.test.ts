import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { newCall, newPage } from './scaffold'

const read = (file: string) => {
  const url = new URL(`../../${file}`, import.meta.url)
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined
}
const COUPON = ['coupons', 'claimCoupon', '/api/claimcoupon', '领取']

it('a money call gets all the files of the checklist, its kind in the ledger, and a failing test', () => {
  const files = newCall(COUPON, { effect: 'money', kind: 'coupon:优惠券', trace: 'deposits' }, read)
  expect(Object.keys(files).toSorted()).toEqual([
    'docs/decisions.md',
    'src/contract/coupons.ts',
    'src/contract/index.ts',
    'sw/api/app.ts',
    'sw/api/coupons.test.ts',
    'sw/api/coupons.ts',
    'sw/db/entryKinds.ts',
    'tests/faults/samples.ts',
  ])
  expect(files['sw/db/entryKinds.ts']).toContain("coupon: '优惠券',\n} as const")
  expect(files['sw/api/coupons.ts']).toContain("kind: 'coupon'")
  expect(files['sw/api/app.ts']).toMatch(/import \{ mountCoupons \}[^]+ mountCoupons\(api\)/)
  expect(files['docs/decisions.md']).toMatch(/## D\d+ 领取\n\n`POST \/api\/claimcoupon` FILL IN/)
  expect(files['sw/api/coupons.test.ts']).toMatch(/tags: 'D\d+'[^]+FILL IN/)
})

it('a call of a domain that is there goes into its files, with what it imports', () => {
  const files = newCall(['redPackets', 'countRedPackets', '/api/packetcount', '查询'], {}, read)
  expect(Object.keys(files)).not.toContain('sw/api/app.ts')
  const contract = files['src/contract/redPackets.ts']!
  expect(contract.match(/from '\.\/wire\/endpoint'/g)).toHaveLength(1)
  expect(contract).toMatch(/memberGet, memberPost \}[^]+export const countRedPackets/)
  expect(files['sw/api/redPackets.ts']).toMatch(/listRedPackets, countRedPackets \}[^]+api, countRedPackets/)
})

it.each([
  [
    { effect: 'money', kind: 'coupon', trace: 'deposits' },
    '"coupon" is no kind of the ledger: say --kind coupon:中文名',
  ],
  [{ effect: 'money', trace: 'deposits' }, 'one of opening, registration, deposit'],
  [
    { effect: 'money', kind: 'bonus', trace: 'gifts' },
    '--trace names the list that shows its effect, one of deposits',
  ],
  [{ effect: 'mony' }, 'it is read, change or money'],
])('refuses a call with %j before types would', (given, told) => {
  expect(() => newCall(COUPON, given, read)).toThrow(told)
})

it('refuses what is there already', () => {
  expect(() => newCall(['wallet', 'transfer', '/api/other', '转账'], {}, read)).toThrow('there already')
  expect(() => newPage(['vip', 'Vip', '/vip', 'VIP'], {}, read)).toThrow('there already')
})

it('a page of members gets its row, its menus, its file and a failing spec', () => {
  const files = newPage(
    ['coupons', 'Coupons', '/coupons', '我的优惠券'],
    { member: true, icon: 'gift', reads: 'vip.listVipLevels' },
    read,
  )
  expect(files['src/navigation/routes.ts']).toContain(
    "coupons: { path: '/coupons', title: '我的优惠券', file: 'coupons/CouponsPage', icon: 'gift', member: true }",
  )
  expect(files['src/features/member/menuEntries.ts']?.match(/\bcoupons\b/g)).toHaveLength(4)
  expect(files['src/app/pages/pages.tsx']).toContain('{coupons,')
  expect(files['src/features/coupons/CouponsPage.tsx']).toContain('useQuery(query(listVipLevels))')
  expect(files['tests/member/coupons.spec.ts']).toContain('FILL IN: its words')
})
