import { expect, test } from '@playwright/test'
import { DIST } from '../kit/portalHost'
import { youngerIn } from '../repository/builtFiles'
import { wayRound } from '../repository/compat'

test('what built scripts and styles use is in the oldest engines, or there is a way to do without it', () => {
  const younger = youngerIn(DIST)
  expect([...younger.keys()]).toEqual(
    expect.arrayContaining(['api.trustedTypes', 'css.properties.text-wrap']),
  )
  expect([...younger].filter(([path]) => !wayRound(path))).toEqual([])
})
