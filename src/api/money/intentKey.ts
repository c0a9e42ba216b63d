import { toMoney, withCents } from '@/contract/values/money'
import { DEPOSIT_PATH } from '@/contract/values/paytypes'
import type { Endpoint } from '@/contract/wire/endpoint'
import { hashOf } from '@/lib/hashOf'

const SECRETS = new Set(['password', 'pay_pass'])
/** Payer details don't make a bank deposit another request. */
const PAYER = new Set(['bank', 'bank_no', 'bank_owner', 'bank_address'])

/** A request's input without secrets, with amounts normalised: `137` and `137.00` are equal. */
export function withoutSecrets({ path }: Pick<Endpoint, 'path'>, input: object): Record<string, unknown> {
  const isLeftOut = (name: string) => SECRETS.has(name) || (path === DEPOSIT_PATH && PAYER.has(name))
  const entries = Object.entries(input).filter(([name, value]) => value !== undefined && !isLeftOut(name))
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const amount = name === 'amount' ? toMoney(value) : null
      return [name, amount === null ? value : withCents(amount).replace(/0+$/, '').replace(/\.$/, '')]
    }),
  )
}

/** Prefix of an account's request keys. Where texts can't be hashed, requests aren't shared between tabs. */
async function beginningOf(account: string): Promise<string> {
  const owner = await hashOf(`portal ${account}`)
  return owner === '' ? `[${JSON.stringify(account)},` : `${owner}.`
}

/** A predicate for requests of this account. */
export async function ofAccount(account: string): Promise<(request: { key: string }) => boolean> {
  const beginning = await beginningOf(account)
  return ({ key }) => key.startsWith(beginning)
}

/** Whether two keys are of one account. */
export const isSameAccount = (a: string, b: string): boolean => a.split(/[.,]/)[0] === b.split(/[.,]/)[0]

/** Key of an account's request: `account.request`, both as hashes (D72). */
export async function intentKey(
  account: string,
  endpoint: Pick<Endpoint, 'path'>,
  asked: Record<string, unknown>,
): Promise<string> {
  const request = [endpoint.path, ...Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))]
  const text = JSON.stringify([account, request])
  const wish = await hashOf(text)
  return wish === '' ? text : (await beginningOf(account)) + wish
}
