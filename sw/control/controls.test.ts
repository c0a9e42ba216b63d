import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { testServer } from '../testing/testServer'

describe("the testers' controls", { tags: 'D41' }, () => {
  it('patch a member, balances through the ledger', async () => {
    const test = testServer()
    const demo = await test.as('demo888')
    await test.control('member', {
      username: 'demo888',
      balance: '10.00',
      venues: { AG: '5' },
      isagent: 1,
      vip: 5,
      realname: '李四',
    })
    expect((await demo('/api/user')).data).toMatchObject({
      balance: '10.00',
      isagent: 1,
      current_vip: 'VIP5',
      realname: '李四',
      mobile: '13900000888',
      transferstatus: 1,
    })
    expect((await demo('/api/userapimoney/AG')).data).toEqual({ balance: '5.00' })
    expect((await test.state()).wallets.every(({ balanced }) => balanced)).toBe(true)
    expect((await test.control('member', { username: 'nobody' })).code).toBe(202)
  })

  it('move the clock and the Date header of every response', { tags: 'D41' }, async () => {
    const test = testServer()
    const told = async (path: string) => {
      const { headers } = await test.server.request(`http://localhost${path}`, {
        method: 'POST',
        headers: CONTROL_HEADERS,
      })
      return Date.parse(headers.get('Date') ?? '') - Date.now()
    }
    for (const path of ['/api/app', '/api/user', '/api/none'])
      expect(Math.abs(await told(path)), path).toBeLessThan(2000)
    await test.clock(7_200_000)
    for (const path of ['/api/app', '/api/user', '/api/none'])
      expect(Math.abs((await told(path)) - 7_200_000), path).toBeLessThan(2000)
  })

  it('replace the next n responses of a call, in order, in any host', async () => {
    const test = testServer()
    await test.control('next', { call: '/api/app', times: 2, json: { code: 500, message: '坏了' } })
    await test.control('next', { call: '/api/app', status: 502, text: '<h1>Bad gateway</h1>' })
    const other = testServer(test.databaseName)
    expect(await test.call('/api/app')).toMatchObject({ status: 200, code: 500, message: '坏了' })
    expect(await other.call('/api/app')).toMatchObject({ code: 500 })
    const third = await test.server.request('http://localhost/api/app', {
      method: 'POST',
      headers: CONTROL_HEADERS,
    })
    expect(third.status).toBe(502)
    expect(await third.text()).toContain('Bad gateway')
    expect((await test.call('/api/app')).code).toBe(200)
  })

  it('hold orders and applications until decided by hand', { tags: 'D39' }, async () => {
    const test = testServer()
    const demo = await test.as('demo888')
    await test.control('hold', { on: true })
    const { message: out_trade_no } = await demo('/api/recharge', { paytype: 'wxpay', amount: 500 }, 'r')
    await demo('/api/doactivityapply', { activityid: 15 }, 'a')
    await test.clock(120_000)
    const waiting = async () => {
      const { pending, applications } = await test.state()
      return { orders: pending.map((order) => order.out_trade_no), applications }
    }
    const { orders, applications } = await waiting()
    expect(orders).toEqual([out_trade_no])
    expect(applications).toHaveLength(1)
    expect((await demo('/api/balance')).data).toMatchObject({ balance: '28640.50' })

    const [application] = applications
    expect((await test.control('application', { id: application?.id, approve: false })).code).toBe(200)
    expect((await test.control('application', { id: application?.id, approve: true })).code).toBe(404)
    const { data } = (await demo('/api/activityApplyLog', { page: 1 })).data as { data: { state: number }[] }
    expect(data[0]?.state).toBe(3)
    await test.control('hold', { on: false })
    expect(await waiting()).toEqual({ orders: [], applications: [] })
    expect((await demo('/api/balance')).data).toMatchObject({ balance: '29140.50' })
  })

  it('list the calls that can be replaced, and cancel a replacement', async () => {
    const test = testServer()
    const { calls } = await test.state()
    expect(calls).toEqual(expect.arrayContaining(['/api/app', '/api/withdraw', '/api/userapimoney/AG']))
    expect(calls).not.toEqual(expect.arrayContaining([expect.stringMatching(/[:*]|__demo__\/state/)]))
    const queued = async () => (await test.state()).queued
    for (const call of ['/api/app', '/api/homenotice', '/api/article'])
      await test.control('next', { call, status: 500 })
    const [first] = await queued()
    await test.control('forget', { id: first?.id })
    expect((await queued()).map(({ call }) => call)).toEqual(['/api/homenotice', '/api/article'])
    await test.control('forget')
    expect(await queued()).toEqual([])
    expect((await test.call('/api/app')).code).toBe(200)
  })

  it('show the latest requests and the ledger, but no passwords', async () => {
    const test = testServer()
    await test.as('demo888')
    await test.call('/api/balance')
    const state = await test.state()
    expect(state.requests.map(({ call, status, code }) => [call, status, code])).toEqual([
      ['/api/balance', 401, 401],
      ['/api/login_pc', 200, 200],
    ])
    expect(state.site).toMatchObject({ site_state: 1, index_modal: 1 })
    expect(state.entries.length).toBeGreaterThan(0)
    expect(JSON.stringify(state)).not.toMatch(/demo8888|123456"/)
  })

  it('reset to the seeded state', async () => {
    const test = testServer()
    const token = await test.logIn('demo888')
    await test.control('site', { title: 'x' })
    expect((await test.control('reset')).code).toBe(200)
    expect((await test.call('/api/app')).data).toMatchObject({ title: '星澜娱乐' })
    expect((await test.call('/api/balance', {}, { token })).status).toBe(401)
  })
})

describe('without a database', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('every call reports it, and a reset replaces a broken one', { tags: 'D37' }, async () => {
    const test = testServer()
    await new Promise((resolve) => {
      const newer = indexedDB.open(test.databaseName, 99)
      newer.onsuccess = () => resolve(newer.result.close())
    })
    expect(await test.call('/api/app')).toMatchObject({ status: 200, code: 500, message: '演示数据不可用' })
    await test.control('reset')
    expect((await test.call('/api/app')).code).toBe(200)
  })

  it('calls and the reset report that IndexedDB is blocked', { tags: 'D37' }, async () => {
    const refuse = () => {
      throw new DOMException('no databases here', 'SecurityError')
    }
    vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse })
    const test = testServer()
    for (const call of ['/api/app', '/api/login_pc', '/api/__demo__/reset'])
      expect(await test.call(call), call).toMatchObject({ status: 200, code: 500, message: '演示数据不可用' })
    vi.unstubAllGlobals()
    expect((await test.call('/api/app')).code).toBe(200)
  })

  it('a full disk is reported too, and the call is rolled back', { tags: 'D37' }, async () => {
    const test = testServer()
    await test.call('/api/app')
    const write = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await test.control('site', { title: 'x' })).toMatchObject({
      code: 500,
      message: '演示数据不可用',
    })
    write.mockRestore()
    expect((await test.call('/api/app')).data).toMatchObject({ title: '星澜娱乐' })
  })

  it('a tab that holds the old database doesn’t block a reset forever', { tags: 'D37' }, async () => {
    const test = testServer()
    const holder = await new Promise<IDBDatabase>((resolve) => {
      const newer = indexedDB.open(test.databaseName, 99)
      newer.onsuccess = () => resolve(newer.result)
    })
    expect(await test.control('reset')).toMatchObject({ code: 500, message: '演示数据不可用' })
    holder.close()
    await vi.waitFor(async () => expect((await test.call('/api/app')).code).toBe(200))
  })

  it('a closed connection is reopened', { tags: 'D37' }, async () => {
    const test = testServer()
    await test.call('/api/app')
    await new Promise((resolve) => {
      const deletion = indexedDB.deleteDatabase(test.databaseName)
      deletion.onsuccess = resolve
    })
    expect((await test.call('/api/app')).code).toBe(200)
  })

  it('a crash returns a server exception', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const test = testServer()
    await test.call('/api/app')
    const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new Error('boom')
    })
    expect(await test.call('/api/user')).toMatchObject({
      status: 500,
      code: 500,
      message: '服务器异常，请稍后再试',
    })
    read.mockRestore()
    said.mockRestore()
  })
})
