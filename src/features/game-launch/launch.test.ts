import { expect, it } from 'vitest'
import { launchOf } from './launch'

it('reads platform, type and code from the address [s1-2] [D50] [s1-2.3.12]', () => {
  expect(launchOf('name=AG&type=2&code=live%2F1')).toEqual({
    name: 'AG',
    type: 2,
    code: 'live/1',
    isAgentLogin: false,
  })
})

it.each(['name=PG&code=slot01', 'name=PG&type=&code=slot01'])('defaults to type 0: %s [s1-7]', (search) => {
  expect(launchOf(search).type).toBe(0)
})

it.each([
  ['realbet', 'realbet'],
  ['12', 12],
  ['012', '012'],
  ['1e3', '1e3'],
])('keeps the type’s spelling: %s [D50]', (type, sent) => {
  expect(launchOf(`name=AG&type=${type}&code=0`).type).toBe(sent)
})

it("is the agents' login only with dailiD=1 [s1-2]", () => {
  expect(launchOf('dailiD=1').isAgentLogin).toBe(true)
  expect(launchOf('dailiD=0').isAgentLogin).toBe(false)
})
