import { cents } from './rows'
import type { Member, Settings, State } from './state'

/** Fields of a member a test may set, beside `pending`. */
const MEMBER_FIELDS =
  'password payPassword realname mobile email birthday avatar balance vip paysum totalgame isagent transferstatus status bet_amount venues'.split(
    ' ',
  )

type Patch = Record<string, unknown>

/** Converts a value to the field's type: numbers from numeric text, texts from numbers. */
function fill(target: Patch, patch: Patch, known: readonly string[]): void {
  for (const [name, value] of Object.entries(patch)) {
    if (!known.includes(name)) throw new Error(`no field ${name}; known are: ${known.join(' ')}`)
    const isNumber = typeof target[name] === 'number' || name === 'bet_amount'
    const isText =
      typeof target[name] === 'string' && (typeof value === 'number' || typeof value === 'boolean')
    target[name] = isNumber && value !== null ? Number(value) : isText ? String(Number(value)) : value
  }
}

/** Changes the back office's settings. An unknown field is an error that lists the known ones. */
export const patchSettings = (settings: Settings, patch: object): void =>
  fill(settings, patch as Patch, Object.keys(settings))

/**
 * Changes a member. `pending: 'approved' | 'rejected'` decides all open deposits and withdrawals. An unknown member
 * or field is an error that lists the known ones.
 */
export function patchMember(state: State, username: string, patch: object, now: number): Member {
  const member = state.members.find((one) => one.username === username)
  if (!member)
    throw new Error(`no member ${username}; there are: ${state.members.map((one) => one.username).join(' ')}`)
  const { pending, ...fields } = patch as Patch
  if (pending !== undefined && pending !== 'approved' && pending !== 'rejected')
    throw new Error('pending is approved or rejected')
  const known = [...MEMBER_FIELDS, 'pending']
  fill(member as unknown as Patch, fields, known)
  if (pending) decide(member, pending === 'approved', now)
  return member
}

/** Decides an open deposit or withdrawal by its number. Throws when there is none. */
export function decideOrder(state: State, no: string, isApproved: boolean, now: number): void {
  const isOpen = (order: { no: string; state: number }) => order.no === no && order.state === 1
  const member = state.members.find((one) => [...one.deposits, ...one.withdrawals].some(isOpen))
  if (!member) throw new Error(`no open order ${no}`)
  decide(member, isApproved, now, no)
}

/** Decides all open orders of a member, or the one of that number. */
function decide(member: Member, isApproved: boolean, now: number, only?: string): void {
  const state = isApproved ? 2 : 3
  const isMeant = (order: { no: string; state: number }) =>
    order.state === 1 && (only ?? order.no) === order.no
  for (const deposit of member.deposits.filter(isMeant)) {
    deposit.state = state
    if (!isApproved) continue
    member.balance = cents(member.balance + deposit.amount)
    member.paysum = cents(member.paysum + deposit.amount)
  }
  for (const withdrawal of member.withdrawals.filter(isMeant)) {
    withdrawal.state = state
    if (isApproved) withdrawal.approved = now
    else member.balance = cents(member.balance + withdrawal.asked)
  }
}
