import { familyAccounts } from './family/seed'

/** The seeded accounts of D38 with their login passwords. The payment password of each is 123456. */
export const accounts = {
  demo888: 'demo8888',
  agent88: 'agent8888',
  newbie1: 'newbie88',
  black01: 'black001',
  close01: 'close001',
} as const

/** The login password of a seeded account of either server. Registered accounts aren't known here. */
export function passwordOf(name: string): string {
  const password = Object.entries({ ...accounts, ...familyAccounts }).find(
    ([username]) => username === name,
  )?.[1]
  if (password === undefined) throw new Error(`${name} is no seeded account: tell its password too`)
  return password
}
