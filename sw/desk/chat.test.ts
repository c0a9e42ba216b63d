import { describe, expect, it } from 'vitest'
import { CONTROL_HEADER, CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { testServer } from '../testing/testServer'

type Shown = {
  username: string
  id: number
  isClosed: boolean
  isHanded: boolean
  rating: number
  reset: string
  lines: { id: number; from: string; text: string; hasPicture: boolean }[]
}
type Talk = Shown & { isWaiting: boolean; unread: number }

const visitor = 'a'.repeat(32)
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3])

function service() {
  const test = testServer()
  const control = (name: string, body: unknown) => test.call(`/api/__demo__/${name}`, body)
  const desk = (name: string, body: object, who: object = { visitor }) =>
    control(`desk/${name}`, { ...who, ...body })
  const chat = async (who?: object) => (await desk('chat', {}, who)).data as Shown
  const talks = async () => ((await control('state', {})).data as { chats: Talk[] }).chats
  /** The ticket in the address of customer service. */
  const ticketOf = async (name: string, password: string) => {
    const token = await test.logIn(name, password)
    const { data } = await test.call('/api/getservicerurl', {}, { token })
    return { token, ticket: new URL((data as { url: string }).url).searchParams.get('ticket') ?? '' }
  }
  const picture = async (file: Blob, who: Record<string, string> = { visitor }) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(who)) body.append(name, value)
    body.append('file', file)
    const request = { method: 'POST', headers: { [CONTROL_HEADER]: '1' }, body }
    const answer = await test.server.request('http://localhost/api/__demo__/desk/picture', request)
    return (await answer.json()) as { code: number; message: string }
  }
  const bytesOf = (name: string, body: object) =>
    test.server.request(`http://localhost/api/__demo__/${name}`, {
      method: 'POST',
      headers: CONTROL_HEADERS,
      body: JSON.stringify(body),
    })
  return { test, control, desk, chat, talks, ticketOf, picture, bytesOf }
}

describe('customer service', () => {
  it('quotes the article found, hands other questions to a person, and stays with them', async () => {
    const { desk, chat, talks } = service()
    expect(await chat()).toEqual({ username: '' })
    await desk('say', { text: '忘记密码', known: '忘记登录密码怎么办？\n请联系客服' })
    expect(await talks()).toEqual([])
    await desk('say', { text: '<b>订单呢</b>' })
    await desk('say', { text: '忘记密码', known: '忘记登录密码怎么办？' })
    const { lines, isHanded } = await chat()
    expect(lines.map(({ from, text }) => [from, text])).toEqual([
      ['player', '忘记密码'],
      ['auto', '忘记登录密码怎么办？\n请联系客服'],
      ['player', '<b>订单呢</b>'],
      ['note', '已转人工，客服会在这里回复您'],
      ['player', '忘记密码'],
    ])
    expect(isHanded).toBe(true)
    expect((await talks()).map(({ isWaiting, lines: told }) => [isWaiting, told.length])).toEqual([[true, 5]])
  })

  it('shows the answer of a tester at the next poll, in any host, and counts it until it is seen', async () => {
    const { test, control, desk, chat, talks } = service()
    await desk('say', { text: '在吗' })
    const { id } = await chat()
    await control('chat', { id, text: '在的' })
    expect((await talks())[0]).toMatchObject({ isWaiting: false, unread: 1 })
    const other = testServer(test.databaseName)
    const { data } = await other.call('/api/__demo__/desk/chat', { visitor })
    expect((data as Shown).lines.at(-1)).toMatchObject({ from: 'desk', text: '在的' })
    expect((await talks())[0]?.unread).toBe(0)
  })

  it('shows members and visitors only their own chat, and ends a ticket with its session', async () => {
    const { test, desk, chat, ticketOf, picture, bytesOf } = service()
    const { token, ticket } = await ticketOf('demo888', 'demo8888')
    await desk('say', { text: '我的余额' }, { ticket })
    await picture(new Blob([PNG]), { ticket })
    const { lines, username } = await chat({ ticket })
    expect([username, lines.length]).toEqual(['demo888', 3])
    expect(await chat()).toEqual({ username: '' })
    const other = await ticketOf('newbie1', 'newbie88')
    expect(await chat({ ticket: other.ticket })).toEqual({ username: 'newbie1' })
    const line = lines.at(-1)?.id
    expect((await bytesOf('desk/shown', { ticket, line })).status).toBe(200)
    for (const who of [{ ticket: other.ticket }, { visitor }, {}])
      expect((await bytesOf('desk/shown', { ...who, line })).status).toBe(404)
    await test.call('/api/logoff', {}, { token })
    expect((await desk('chat', {}, { ticket })).code).toBe(410)
    expect((await desk('chat', {}, { visitor: 'demo888' })).code).toBe(1000)
    expect((await ticketOf('demo888', 'demo8888')).ticket).not.toBe(ticket)
  })

  it('a ticket of the desk opens no game', async () => {
    const { control, ticketOf } = service()
    const { ticket } = await ticketOf('demo888', 'demo8888')
    expect((await control('game/state', { ticket })).code).toBe(410)
  })

  it('keeps pictures as bytes of their real type and refuses others and large ones', async () => {
    const { picture, chat, bytesOf } = service()
    expect((await picture(new Blob([PNG], { type: 'text/html' }))).code).toBe(200)
    const html = new Blob(['<script>alert(1)</script>'], { type: 'image/png' })
    expect(await picture(html)).toMatchObject({ code: 1000, message: '图片仅支持PNG、JPG和WebP格式' })
    const large = new Blob([PNG, new Uint8Array(2 * 1024 * 1024)])
    expect(await picture(large)).toMatchObject({ code: 1000, message: '图片不能超过2MB' })
    const [line] = (await chat()).lines
    expect(line).toMatchObject({ from: 'player', hasPicture: true })
    for (const [name, body] of [
      ['desk/shown', { visitor, line: line?.id }],
      ['chatpicture', { line: line?.id }],
    ] as const) {
      const answer = await bytesOf(name, body)
      expect(answer.headers.get('Content-Type')).toBe('image/png')
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG)
    }
  })

  it('notifies a member who isn’t looking once, in the inbox', async () => {
    const { test, control, desk, chat, ticketOf } = service()
    const { ticket, token } = await ticketOf('newbie1', 'newbie88')
    const inbox = async () => {
      const { data } = await test.call('/api/noticeList', { page: 1 }, { token })
      return (data as { data: { title: string }[] }).data.map(({ title }) => title)
    }
    await desk('say', { text: '在吗' }, { ticket })
    const { id } = await chat({ ticket })
    await control('chat', { id, text: '在的' })
    expect(await inbox()).toEqual([])
    await chat({ ticket })
    await control('clock', { offsetMs: 60_000 })
    await control('chat', { id, text: '还在吗' })
    await control('chat', { id, text: '请回复' })
    expect(await inbox()).toEqual(['客服已回复'])
  })

  it('ends with a single rating, and the next question starts a new chat', async () => {
    const { control, desk, chat, talks } = service()
    await desk('say', { text: '在吗' })
    const { id } = await chat()
    await control('chat', { id, text: '再见', close: true })
    expect(await control('chat', { id, text: '还有' })).toMatchObject({ code: 404 })
    expect((await desk('close', { rating: 7 })).code).toBe(1000)
    await desk('close', { rating: 4 })
    await desk('close', { rating: 1 })
    expect(await chat()).toMatchObject({ id, isClosed: true, rating: 4 })
    expect((await talks())[0]).toMatchObject({ rating: 4, isClosed: true })
    await desk('say', { text: '又来了' })
    const next = await chat()
    expect([next.id === id, next.isClosed, next.lines.length]).toEqual([false, false, 2])
  })

  it.each([
    ['', '请输入您的问题'],
    ['   ', '请输入您的问题'],
    ['长'.repeat(501), '每条消息最多500个字'],
  ])('refuses the line %#', async (text, message) => {
    expect(await service().desk('say', { text })).toMatchObject({ code: 1000, message })
  })
})

describe('a forgotten password', () => {
  const ask = { account: 'demo888', realname: '林星澜' }
  const fresh = { password: 'fresh9999', confirm: 'fresh9999' }

  it('is replaced once the desk has approved, and the old sessions end', async () => {
    const { test, control, desk, chat } = service()
    const old = await test.logIn('demo888', 'demo8888')
    await desk('reset', ask)
    const { id, reset } = await chat()
    expect(reset).toBe('asked')
    expect((await desk('password', fresh)).code).toBe(404)
    expect((await control('passwordreset', { chat: id, approve: true })).code).toBe(200)
    expect((await control('passwordreset', { chat: id, approve: true })).code).toBe(404)
    expect((await chat()).reset).toBe('approved')
    expect((await test.call('/api/balance', {}, { token: old })).code).toBe(200)
    expect((await desk('password', { password: 'short', confirm: 'short' })).code).toBe(1000)
    expect((await desk('password', fresh)).code).toBe(200)
    expect((await test.call('/api/balance', {}, { token: old })).status).toBe(401)
    expect(await test.logIn('demo888', 'fresh9999')).not.toBe('')
    expect(
      (await test.call('/api/login_pc', { name: 'demo888', password: 'demo8888', code: '3KD7' })).code,
    ).toBe(203)
    expect((await desk('password', fresh)).code).toBe(404)
    expect((await chat()).reset).toBe('')
  })

  it('stays as it is when the desk refuses, or after 15 minutes', async () => {
    const { test, control, desk, chat, talks } = service()
    await desk('reset', { ...ask, realname: '别人' })
    expect((await talks())[0]).toMatchObject({ reset: { username: 'demo888', isNameRight: false } })
    const { id } = await chat()
    await control('passwordreset', { chat: id, approve: false })
    expect((await desk('password', fresh)).code).toBe(404)
    await desk('reset', ask)
    await control('passwordreset', { chat: id, approve: true })
    await control('clock', { offsetMs: 15 * 60_000 })
    expect((await desk('password', fresh)).code).toBe(404)
    expect((await chat()).reset).toBe('')
    expect(await test.logIn('demo888', 'demo8888')).not.toBe('')
  })

  it('doesn’t reveal whether an account exists', async () => {
    const { control, desk, chat } = service()
    const known = await desk('reset', ask)
    const { id } = await chat()
    await control('chat', { id, close: true })
    expect(await desk('reset', { ...ask, account: 'nobody1' })).toEqual(known)
    expect((await control('passwordreset', { chat: (await chat()).id, approve: true })).code).toBe(404)
    expect((await desk('reset', { account: ' ', realname: '' })).code).toBe(1000)
  })
})
