// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SelectField } from './SelectField'

afterEach(cleanup)

it('offers a part of 20,000 options and a field that filters them; the chosen one stays', () => {
  const options = Array.from({ length: 20_000 }, (_, index) => ({
    value: `v${index}`,
    label: `银行${index}`,
  }))
  render(
    <SelectField
      label="银行"
      options={[{ value: '', label: '请选择银行' }, ...options]}
      value="v777"
      onChange={() => {}}
    />,
  )
  const labels = () => screen.getAllByRole('option').map((option) => option.textContent)
  expect(labels().length).toBeLessThan(310)
  fireEvent.change(screen.getByRole('searchbox', { name: '筛选银行' }), { target: { value: '行19999' } })
  expect(labels()).toEqual(['请选择银行', '银行777', '银行19999'])
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('v777')
})
