import type { Hono } from 'hono'
import { forbid } from '../answers'
import type { RowOf } from '../rows'
import type { Addresses, Member, State } from '../state'
import { readInput, type Input } from './input'

/** What every part of the server gets. */
export type Family = {
  routes: Hono
  state: State
  addresses: Addresses
  now: () => number
  isText: boolean
  row: RowOf
}

type Reply = Response | Promise<Response>

/** Mounts a public call. GET and POST are the same to that server. */
export function forAnyone(
  { routes }: Family,
  name: string,
  answer: (input: Input, request: Request) => Reply,
): void {
  routes.on(['GET', 'POST'], `/api/${name}`, async ({ req }) => answer(await readInput(req.raw), req.raw))
}

/** Mounts a member's call: 401 without a session, 403 for a disabled account. */
export function forMembers(
  { routes, state }: Family,
  name: string,
  answer: (member: Member, input: Input, request: Request) => Reply,
): void {
  routes.on(['GET', 'POST'], `/api/${name}`, async ({ req }) => {
    const token = /^Bearer (.+)$/.exec(req.header('Authorization') ?? '')?.[1]
    const member = state.members.find((one) => one.token !== null && one.token === token)
    if (!member) return forbid(401, 'authentication failed')
    if (member.status === 0) return forbid(403, 'account disabled')
    return answer(member, await readInput(req.raw), req.raw)
  })
}
