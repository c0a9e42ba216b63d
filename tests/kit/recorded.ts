import { readFileSync } from 'node:fs'

const traffic = JSON.parse(
  readFileSync(new URL('../../src/contract/recorded/traffic.fixture.json', import.meta.url), 'utf8'),
) as { path: string; answer: { data?: unknown } }[]

/** The data of a real server's recorded answers to a call, in order. */
export const recordedData = <T>(path: string): T[] =>
  traffic.flatMap((exchange) =>
    exchange.path === path && exchange.answer.data ? [exchange.answer.data as T] : [],
  )
