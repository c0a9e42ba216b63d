import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as contract from '../index'
import { textFor } from '../texts/serverTexts'
import { readAnswer } from '../wire/answer'
import { readEnvelope, type Endpoint } from '../wire/endpoint'

// Responses of a real server of this API family, recorded on 2026-11-20.
type Recorded = Record<string, { http: number; body: unknown }>
const recorded = JSON.parse(readFileSync('src/contract/recorded/answers.fixture.json', 'utf8')) as Recorded

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'memberOnly' in value

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values(domain).filter(isEndpoint),
)

/** Names in the recording that differ from the call's path. */
const NAMED: [RegExp, string][] = [
  [/^user\b/, 'user'],
  [/^register/, 'register'],
  [/^login/, 'login_pc'],
  [/^payinfo/, 'payinfo'],
  [/^userredpacket/, 'userredpacket'],
  [/^douserredpacket/, 'douserredpacket'],
  [/^redpacket/, 'redpacket'],
  [/^balance/, 'balance'],
  [/^get_pay_way/, 'get_pay_way'],
]

function endpointOf(name: string): Endpoint | undefined {
  const call =
    NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? /^(?:GET|POST) ([\w/]+)/.exec(name)?.[1] ?? ''
  return endpoints.find(({ path }) => new RegExp(`^${path.slice(5).replace(/:\w+/, '\\w+')}$`).test(call))
}

const answers = Object.entries(recorded).map(([name, answer]) => ({
  name,
  endpoint: endpointOf(name),
  ...answer,
}))

describe('the recorded answers of a real server', () => {
  it('belong to an endpoint of the contract, except one that the portal never calls', () => {
    expect(answers.filter(({ endpoint }) => !endpoint).map(({ name }) => name)).toEqual(['GET all/plat '])
  })

  it.each(answers.filter(({ endpoint }) => endpoint))('$name can be read', ({ endpoint, body, http }) => {
    const envelope = readEnvelope(body)
    if (envelope === null) {
      // A server exception or an empty body: `send` reports it as a server failure.
      expect(http === 500 || (body as { _raw?: string })._raw === '').toBe(true)
      return
    }
    if (envelope.code !== 200) return expect(envelope.message).not.toBe('')
    expect(z.safeDecode(endpoint!.data, envelope.data).error).toBeUndefined()
  })
})

type Exchange = { path: string; http: number; answer: unknown }
const exchanges = ['traffic', 'traffic-mysql'].flatMap((name) =>
  (JSON.parse(readFileSync(`src/contract/recorded/${name}.fixture.json`, 'utf8')) as Exchange[]).map(
    ({ path, http, answer }, at) => ({
      name: `${name} ${at} ${path}`,
      body: typeof answer === 'string' ? answer : JSON.stringify(answer),
      http,
      endpoint: endpoints.find((call) => new RegExp(`^${call.path.replace(/:\w+/, '[^/]+')}$`).test(path)),
    }),
  ),
)

/** Recorded answers without an envelope: an empty body, a server exception. */
const isOutage = (body: string, http: number) => body === '' || http >= 500

it.each(exchanges)(
  '$name of the recorded traffic is read, and a refusal said in Chinese',
  async ({ endpoint, body, http }) => {
    const envelope = readAnswer(body)
    // The recording of a long list ends in the middle.
    if (envelope === null) return expect(isOutage(body, http) || body.length > 1000).toBe(true)
    const { code, message, data } = envelope
    const said = textFor(endpoint!, code, message)
    expect(said).toMatch(/^[^a-z]*$/)
    if (code === 200) return expect(z.safeDecode(endpoint!.data, data).error).toBeUndefined()
    // The visit address is refused by a name and never shown (D18).
    if (!endpoint!.path.endsWith('getVisitUrl')) expect(said).not.toContain('代码')
  },
)

const decode = (name: string) => {
  const answer = answers.find((candidate) => candidate.name === name)!
  return z.decode(answer.endpoint!.data, readEnvelope(answer.body)!.data)
}

it('reads a member with missing flags and numeric amounts', { tags: ['D16', 's2-3.1.2'] }, () => {
  expect(decode('POST user ')).toMatchObject({
    username: 'test01',
    balance: '1234.5',
    email: '',
    isagent: false,
    isblack: false,
    status: true,
    current_vip: 'VIP1',
    usdtrate: '7.2',
  })
})

it('keeps only the token of a registration', { tags: 's1-3.2.3' }, () => {
  expect(decode('register ok')).toEqual({ token: 'T'.repeat(60) })
})

it(
  'reads a bank payment’s array as accounts and a coin payment’s object as its channel',
  { tags: 's2-3.6.3' },
  () => {
    expect(decode('payinfo for bank')).toMatchObject({
      channel: null,
      accounts: [{ bank_no: '6222000011112222' }],
    })
    expect(decode('payinfo for usdt')).toMatchObject({
      channel: { content: 'TRC20', mch_id: 'TXaddr5' },
      accounts: [],
    })
  },
)

it(
  'reads bank_owner as the chain of a crypto account and the holder of a bank account',
  { tags: 's2-3.5.1' },
  () => {
    expect(decode('POST getcard {"type": 2}')).toMatchObject([{ bank: 'USDT', chain: 'TRC20', holder: '' }])
    expect(decode('POST getcard {"type": 1}')).toMatchObject([{ holder: '张三', chain: '' }])
  },
)

it('needs nothing of a money call’s success that a recorded one lacks', { tags: 'D24' }, () => {
  const all = [...answers.map(({ body, ...rest }) => ({ ...rest, body: JSON.stringify(body) })), ...exchanges]
  const successes = all.flatMap(({ name, endpoint, body }) => {
    const read = readAnswer(body)
    if (endpoint?.effect !== 'money' || read?.code !== 200) return []
    const data = z.decode(endpoint.data, read.data)
    return { name, isLacking: read.data === undefined || endpoint.needs?.({ ...read, data }) === null }
  })
  expect(successes.length).toBeGreaterThan(20)
  expect(successes.filter(({ isLacking }) => isLacking)).toEqual([])
})

it('has every call of the recorded API family, and no path twice', { tags: ['s1-7.2', 's2-7.2'] }, () => {
  const calls =
    `app getVisitUrl login_pc register logoff user balance getservicerurl getAgentLoginUrl getGameUrl game/list
    gamelistBycode homenotice bannerList article activitytype activitylist activitydeatil doactivityapply uservip transall
    uploadimg noticeList editPassword editPayPassword updateuserinfo applyagentdo balancelist balancelist2 getfanshui
    dofanshui betrecord gettransrecord transfer userapimoney/:platname uptransferstatus refreshusermoney get_pay_way
    getPayRange recharge banklist getpaybank getcard bindcard delcard getBetAmount withdraw payinfo userredpacket
    douserredpacket activityApplyLog redpacket`.split(/\s+/)
  const paths = endpoints.map(({ path }) => path.slice(5))
  expect(paths).toEqual(expect.arrayContaining(calls))
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

it('lists all calls whose refusals aren’t shown as errors', { tags: ['s1-8.1', 'D13'] }, () => {
  const others = endpoints.flatMap(({ path, tone }) => (tone ? [`${path.slice(5)} ${tone}`] : []))
  expect(others.toSorted()).toEqual([
    'app silent',
    'article silent',
    'balance silent',
    'doactivityapply success',
    'douserredpacket silent',
    'getVisitUrl silent',
    'login_pc warning',
    'logoff silent',
    'payinfo silent',
    'refreshusermoney silent',
    'register success',
    'uservip silent',
  ])
})
