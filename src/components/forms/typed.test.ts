import { expect, it } from 'vitest'
import { readName } from './typed'

it('reads every middle dot of a name as ·, and a full stop only between letters', { tags: 'D78' }, () => {
  for (const dot of '··•‧・･∙⋅●⸱.．。｡﹒') expect(readName(` 阿卜杜${dot}买买提\u200B`)).toBe('阿卜杜·买买提')
  expect(readName('约翰 • F. 肯尼迪.')).toBe('约翰 · F. 肯尼迪.')
})
