import * as z from 'zod/mini'
import { getSite } from '@/contract/site'
import { isLess, isPositive, subtract } from '@/contract/values/arithmetic'
import type { Money } from '@/contract/values/money'
import { controlPath } from '@/contract/wire/demoControls'
import type { Endpoint } from '@/contract/wire/endpoint'
import { asHtml } from '../db/asHtml'
import { readControls } from '../db/clock'
import { tell } from '../db/inbox'
import { balanceOf, MAIN_WALLET, move, readWallet, WORLD } from '../db/ledger'
import { isUnavailable } from '../db/open'
import { Refusal } from '../db/refusal'
import type { ControlsRow, MemberRow } from '../db/rows'
import { venues } from '../db/seed/venues'
import { reset } from '../db/seeding'
import type { Tx } from '../db/stores'
import { switchName } from '../db/switches'
import { settle } from '../effects/orders'
import { findMember } from '../members/members'
import { decide, stateOf } from '../promotions/applications'
import { control, isControl } from '../server/control'
import { json } from '../server/routes'
import { serve, type Api, type Call } from '../server/serve'
import { requests, type Control } from './requests'
import { demoState } from './state'

type Handlers = { [N in Control]: (call: Call<Endpoint<(typeof requests)[N]>>) => Promise<unknown> }

/** What each control does; sw/README.md lists them. */
const handlers: Handlers = {
  site: async ({ tx, input }) => {
    const stored = await tx.objectStore('site').get('site')
    const patched = { ...stored!, ...input } as NonNullable<typeof stored>
    await tx.objectStore('site').put(patched)
    return z.encode(getSite.data, patched)
  },
  /** Patches what is given. Balances change by ledger adjustments, so that its sum rule holds. */
  member: async ({ tx, now, input: { username, balance, venues: held = {}, ...fields } }) => {
    const member = await findMember(tx, username, now)
    if (!member) throw new Refusal('用户不存在', 202)
    const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
    await tx.objectStore('members').put({ ...member, ...(Object.fromEntries(given) as Partial<MemberRow>) })
    for (const [place, target] of Object.entries({ [MAIN_WALLET]: balance, ...held }))
      if (target) await bringTo(tx, username, place, target, now)
  },
  order: async ({ tx, now, input }) => {
    const found = await tx.objectStore('transactions').index('order').get(input.out_trade_no)
    if (found?.dueAt === undefined) throw new Refusal('没有可审核的订单', 404)
    await settle(tx, found, input.approve, now)
  },
  application: async ({ tx, now, input: { id, approve } }) => {
    const found = await tx.objectStore('applications').get(id)
    if (!found || stateOf(found) !== 'pending') throw new Refusal('没有可审核的申请', 404)
    await decide(tx, found, approve, now)
  },
  agent: async ({ tx, now, input: { username, approve } }) => {
    const found = await tx.objectStore('agentApplications').get(username)
    const member = await tx.objectStore('members').get(username)
    if (!found || found.decided || !member) throw new Refusal('没有可审核的申请', 404)
    const decided = approve ? 'approved' : 'rejected'
    await tx.objectStore('agentApplications').put({ ...found, decided })
    if (approve) await tx.objectStore('members').put({ ...member, isagent: true })
    const content = approve
      ? '<p>您的代理申请已通过审核。请在会员中心打开“代理登录”，取得您的专属推广链接。</p>'
      : '<p>您的代理申请未通过审核，您可以补充资料后重新申请。</p>'
    await tell(tx, username, now, { title: '代理申请结果', content })
  },
  hold: ({ tx, input }) => set(tx, () => ({ holdsOrders: input.on })),
  message: async ({ tx, now, input: { username = '', ...sent } }) => {
    const title = sent.title.trim()
    if (title === '' || sent.text.trim() === '') throw new Refusal('请输入标题与内容', 1000)
    const names = await tx.objectStore('members').getAllKeys()
    if (username !== '' && !names.includes(username)) throw new Refusal('用户不存在', 202)
    const lines = sent.text.trim().split(/\n+/)
    const content = lines.map((line) => `<p>${asHtml(line)}</p>`).join('')
    for (const name of username === '' ? names : [username]) await tell(tx, name, now, { title, content })
  },
  notice: ({ tx, input }) =>
    set(tx, ({ addedNotices = [] }) => {
      const text = input.text.trim()
      if (text === '') throw new Refusal('请输入公告内容', 1000)
      if (addedNotices.includes(text)) throw new Refusal('已有相同的公告', 1000)
      return { addedNotices: [text, ...addedNotices] }
    }),
  switch: ({ tx, input: { kind, key, on } }) =>
    set(tx, ({ switchedOff }) => ({ switchedOff: listed(switchedOff, switchName(kind, key), !on) })),
  venue: ({ tx, input: { platname, open } }) =>
    set(tx, ({ closedVenues }) => {
      if (!venues.some((each) => each.platname === platname)) throw new Refusal('场馆不存在', 404)
      return { closedVenues: listed(closedVenues, platname, !open) }
    }),
  delay: ({ tx, input }) => set(tx, () => ({ delayMs: input.ms })),
  clock: ({ tx, input }) => set(tx, () => ({ clockOffsetMs: input.offsetMs })),
  next: async ({ tx, input: { times = 1, code, message, text, json: sent, ...order } }) => {
    const isRefusal = code !== undefined || message !== undefined
    const answer = isRefusal ? { code: code ?? 500, message: message ?? '', data: [] } : sent
    const body = answer === undefined ? text : JSON.stringify(answer)
    const contentType = answer === undefined ? 'text/html' : 'application/json'
    await tx.objectStore('queued').add({
      ...order,
      left: times,
      body: body ?? (order.status === undefined ? undefined : ''),
      contentType: body === undefined ? body : contentType,
    })
  },
  forget: async ({ tx, input: { id } }) => {
    await (id === undefined ? tx.objectStore('queued').clear() : tx.objectStore('queued').delete(id))
  },
}

async function bringTo(tx: Tx, username: string, place: string, target: Money, at: number): Promise<void> {
  const held = balanceOf(await readWallet(tx, username), place)
  const [from, to, amount] = isLess(held, target)
    ? [WORLD, place, subtract(target, held)]
    : [place, WORLD, subtract(held, target)]
  if (isPositive(amount)) await move(tx, { username, from, to, amount, kind: 'adjustment', at })
}

/** Changes the testers' settings. */
async function set(tx: Tx, change: (controls: ControlsRow) => Partial<ControlsRow>): Promise<void> {
  const controls = await readControls(tx)
  await tx.objectStore('controls').put({ ...controls, ...change(controls) })
}

/** The list with or without a name, which comes last. */
function listed(names: string[] = [], name: string, isListed: boolean): string[] {
  const others = names.filter((each) => each !== name)
  return isListed ? [...others, name] : others
}

/** Mounts the testers' controls. */
export function mountDemo(api: Api): void {
  api.routes.on('POST', controlPath('reset'), async () => {
    try {
      const tx = await api.store.begin()
      await reset(tx, Date.now())
      await tx.done
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await api.store.destroy()
    }
    return json({ code: 200, message: '成功', data: null })
  })
  for (const name of Object.keys(requests) as Control[])
    serve(
      api,
      control(name, requests[name], z.unknown()),
      async (call) => (await handlers[name](call as never)) ?? null,
    )
  serve(api, control('state', z.object({}), z.unknown()), ({ tx, now }) => demoState(tx, now, callsOf(api)))
}

/** Every path `next` can name, the game window's last; one with a venue parameter is listed per venue. */
const callsOf = ({ routes }: Api): string[] =>
  routes.all
    .filter(({ path }) => path.startsWith('/api/') && !isControl(path))
    .flatMap(({ path }) => venues.map(({ platname }) => path.replace(':platname', platname)))
    .filter((path, at, all) => all.indexOf(path) === at)
    .toSorted((a, b) => Number(a.includes('__')) - Number(b.includes('__')) || (a < b ? -1 : 1))
