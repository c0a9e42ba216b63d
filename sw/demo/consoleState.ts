import * as z from 'zod/mini'
import { controlPath } from '@/contract/wire/demoControls'
import { amount, type Money } from '@/contract/values/money'
import { flag, flagUnlessZero, incoming, key, number, record, rows, text } from '@/contract/wire/codecs'
import { ask } from './ask'

const amounts = z.codec(incoming, z.custom<Record<string, Money | null>>(), {
  decode: (value) =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' ? (value ?? {}) : {}).map(([place, sum]) => [
        place,
        z.decode(amount, sum),
      ]),
    ),
  encode: (value) => value,
})

const state = record({
  now: number,
  delayMs: number,
  clockOffsetMs: number,
  holdsOrders: flag,
  closedVenues: rows(text),
  site: record({
    title: text,
    site_logo: text,
    site_state: number,
    repair_tips: text,
    redpacket_switch: number,
    index_modal: number,
    webcontent: text,
    ios_download_url: text,
    ios_download_qrcode: text,
  }),
  members: rows(
    z.object({
      username: key,
      realname: text,
      mobile: text,
      email: text,
      birthday: text,
      vip: number,
      paysum: amount,
      flow: amount,
      wagering: amount,
      usdtrate: amount,
      withdrawusdtrate: amount,
      isagent: flag,
      transferstatus: flag,
      isblack: flag,
      status: flagUnlessZero,
    }),
  ),
  wallets: rows(z.object({ username: key, main: amount, venues: amounts, held: amount, balanced: flag })),
  pending: rows(
    z.object({
      out_trade_no: key,
      username: text,
      type: number,
      amount,
      pay_way: text,
      created_at: number,
      dueAt: number,
    }),
  ),
  applications: rows(
    z.object({ id: number, username: text, activity_name: text, amount, created_at: number }),
  ),
  agentApplications: rows(z.object({ username: key, mobile: text, apply_info: text, created_at: number })),
  switchedOff: rows(key),
  addedNotices: rows(key),
  chats: rows(
    z.object({
      id: number,
      username: text,
      isClosed: flag,
      isWaiting: flag,
      rating: number,
      unread: number,
      openedAt: number,
      changedAt: number,
      reset: record({ username: text, isNameRight: flag, approvedUntil: number }),
      lines: rows(z.object({ id: number, from: text, text, at: number, hasPicture: flag })),
    }),
  ),
  entries: rows(
    z.object({
      id: number,
      at: number,
      username: text,
      kind: text,
      from: text,
      to: text,
      amount,
      reference: text,
    }),
  ),
  requests: rows(z.object({ id: number, at: number, call: text, status: number, code: number, ms: number })),
  queued: rows(
    z.object({
      id: number,
      call: text,
      left: number,
      status: number,
      body: text,
      contentType: text,
      delayMs: number,
      drop: text,
    }),
  ),
})

/** The answer of the control `state` as the console shows it (D41). */
export type ConsoleState = z.output<typeof state>
export type ConsoleMember = ConsoleState['members'][number]

/** Reads the whole state. */
export async function readConsole(): Promise<ConsoleState> {
  return z.decode(state, await control('state', {}))
}

/** Reads the paths whose next answers can be replaced. */
export async function readCalls(): Promise<string[]> {
  return z.decode(rows(key), await control('calls', {}))
}

/** Sends a control; sw/README.md lists them. */
export const control = (name: string, body: object): Promise<unknown> => ask(controlPath(name), body)
