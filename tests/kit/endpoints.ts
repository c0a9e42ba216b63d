import * as contract from '@/contract/index'
import type { Endpoint } from '@/contract/wire/endpoint'

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'memberOnly' in value

/** Every call of the contract. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values(domain).filter(isEndpoint),
)
