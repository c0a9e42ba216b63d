import { randomToken } from '../db/random'
import { Refusal } from '../db/refusal'
import type { MemberRow } from '../db/rows'
import type { Tx } from '../db/stores'
import { findMember } from '../members/members'

/** Starts a session and returns its token. */
export async function beginSession(tx: Tx, username: string, now: number): Promise<string> {
  const token = randomToken()
  await tx.objectStore('sessions').add({ token, username, createdAt: now })
  return token
}

/** A ticket for the agents' desk: it names the member there and ends with the session. */
export async function deskTicket(tx: Tx, token: string, username: string): Promise<string> {
  const ticket = randomToken()
  const none = { platform: '', code: '', name: '', category: '' }
  await tx.objectStore('tickets').add({ ticket, token, username, ...none })
  return ticket
}

/** The member of the desk's ticket. Throws Refusal 410, with HTTP 200: the desk isn't part of the portal's session handling. */
export async function memberAtDesk(tx: Tx, ticket: string, now: number): Promise<MemberRow> {
  const found = await tx.objectStore('tickets').get(ticket)
  const member = found?.platform === '' ? await memberOf(tx, found.token, now) : null
  if (!member) throw new Refusal('登录已过期，请从门户重新进入', 410)
  return member
}

/** The member of this token, with due orders settled; null without a session. */
export async function memberOf(tx: Tx, token: string, now: number): Promise<MemberRow | null> {
  const session = token === '' ? undefined : await tx.objectStore('sessions').get(token)
  return session ? ((await findMember(tx, session.username, now)) ?? null) : null
}

/** Ends one session and the game windows opened in it. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.objectStore('sessions').delete(token)
  for (const ticket of await tx.objectStore('tickets').index('session').getAllKeys(token)) {
    await tx.objectStore('tickets').delete(ticket)
  }
}

/** Ends every session of a member, after a password change. */
export async function endAllSessions(tx: Tx, username: string): Promise<void> {
  for (const token of await tx.objectStore('sessions').index('member').getAllKeys(username))
    await endSession(tx, token)
}
