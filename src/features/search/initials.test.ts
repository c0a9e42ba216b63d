import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['锦鲤跃金', ['jlyj']],
  ['AG 国际厅', ['aggjt']],
  ['赛车 PK10', ['scpk10', 'sjpk10']],
  ['长安夜色', ['cays', 'zays']],
  ['ＰＧ电子', ['pgdz']],
  ['丫鬟', ['yh']],
  ['！？', []],
])('reads the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toEqual(initials)
})

it('does not multiply the readings of a long name', { tags: 'D35' }, () => {
  expect(initialsOf('长乐行重藏朝弹调').length).toBeLessThanOrEqual(4)
})
