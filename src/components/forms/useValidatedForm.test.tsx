// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { currentPath } from '@/navigation/hashLocation'
import { watchDraft } from '@/state/drafts'
import { beginSession, endSession } from '@/state/session'
import { toast, toasts } from '@/state/toasts'
import { DIGITS, KNOWN_PIN, NOT_SIX_DIGITS } from './keep'
import { useValidatedForm } from './useValidatedForm'

beforeEach(() => {
  toasts.list = []
  beginSession('abc')
})
afterEach(cleanup)

const schema = z.object({ name: z.string().check(z.minLength(1, '请输入姓名')) })

/** A form that closes itself after the name 好, and whose server refuses 坏 with a message. */
function Asking({ onClose }: { onClose: () => void }) {
  const { register, onValid, errorOf } = useValidatedForm(schema, { name: '' })
  const save = onValid(async ({ name }) => {
    await Promise.resolve()
    toast.error(name === '坏' ? '密码错误' : '实际转账1.00元')
    if (name === '好') onClose()
  })
  return (
    <form onSubmit={(event) => void save(event)}>
      <input aria-label="姓名" {...register('name')} />
      <p>{errorOf('name')}</p>
      <button>提交</button>
    </form>
  )
}

function Page({ as: Frame }: { as: 'dialog' | 'section' }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(false)}>关闭</button>
      {isOpen && (
        <Frame>
          <Asking onClose={() => setOpen(false)} />
        </Frame>
      )}
    </>
  )
}

const field = <T extends HTMLInputElement>(label: string) => screen.getByLabelText<T>(label)
const told = () => toasts.list.map(({ text }) => text)
const press = (text: string) => fireEvent.click(screen.getByText(text))

async function submit(name: string, text: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: name } })
  press('提交')
  await expect.poll(told).toEqual([text])
  // The form shows the end of its attempt with the next render.
  await new Promise((then) => requestAnimationFrame(then))
}

it('tells what is missing at its field, which gets the focus, and in no toast', { tags: 'D36' }, async () => {
  render(<Page as="dialog" />)
  press('提交')
  await screen.findByText('请输入姓名')
  expect(document.activeElement).toBe(screen.getByLabelText('姓名'))
  expect(told()).toEqual([])
})

it.each([
  ['a dialog that is closed takes the complaint about a refusal with it', 'dialog', 'abc', []],
  ['a complaint stays when the session’s end closes the dialog', 'dialog', 'def', ['密码错误']],
  ['a page’s complaint stays when its form goes', 'section', 'abc', ['密码错误']],
] as const)('%s', { tags: 'D45' }, async (_, frame, token, left) => {
  render(<Page as={frame} />)
  await submit('坏', '密码错误')
  if (token === 'def') beginSession(token)
  press('关闭')
  expect(told()).toEqual(left)
})

it('a complaint stays when the attempt itself closed the dialog', async () => {
  render(<Page as="dialog" />)
  await submit('好', '实际转账1.00元')
  expect(screen.queryByLabelText('姓名')).toBeNull()
  expect(told()).toEqual(['实际转账1.00元'])
})

function Drafted({ account }: { account: string }) {
  const { register } = useValidatedForm(schema, { name: '' }, { draft: { account, fields: ['name'] } })
  return <input aria-label="姓名" {...register('name')} />
}

it.each([
  ['comes back once the account is known', '', '林'],
  ['never replaces what was typed before the account was known', '王', '王'],
])('a draft %s', { tags: 'D45' }, (_, typed, shown) => {
  const unwatch = watchDraft(currentPath(), () => ({ account: 'demo888', values: { name: '林' } }))
  endSession()
  unwatch()
  beginSession('def')
  const { rerender } = render(<Drafted account="" />)
  if (typed) fireEvent.change(field('姓名'), { target: { value: typed } })
  rerender(<Drafted account="demo888" />)
  expect(field('姓名').value).toBe(shown)
})

const filled = { name: '', note: '', bank: '', kind: 'a', number: '' }

function Filled({ onSent }: { onSent: (values: typeof filled) => void }) {
  const rules = z.object({
    name: z.string(),
    note: z.string(),
    bank: z.string(),
    kind: z.string(),
    number: z.string(),
  })
  const { register, onValid, leftOut, watch } = useValidatedForm(rules, filled, {
    keeps: { number: { ...DIGITS, most: 6 } },
  })
  return (
    <form onSubmit={(event) => void onValid(onSent)(event)}>
      <input aria-label="name" {...register('name')} />
      <textarea aria-label="note" {...register('note')} />
      <select aria-label="bank" {...register('bank')} value={watch('bank')}>
        <option value="">请选择</option>
        <option value="b">b</option>
      </select>
      <input type="radio" aria-label="ka" value="a" {...register('kind')} />
      <input type="radio" aria-label="kb" value="b" {...register('kind')} />
      <input aria-label="number" {...register('number')} />
      <p>{leftOut('number')}</p>
      <button>提交</button>
    </form>
  )
}

it('reads at the press what a script wrote into its fields without an event', { tags: 'D78' }, async () => {
  const onSent = vi.fn()
  render(<Filled onSent={onSent} />)
  fireEvent.input(field('name'), { target: { value: 'typed' } })
  field('name').value = '星澜'
  field('note').value = 'from a manager'
  field('bank').value = 'b'
  field('kb').checked = true
  field('number').value = '12-34'
  press('提交')
  // What a field couldn't keep is told first.
  expect(await screen.findByText('已去除数字以外的字符。请核对')).toBeTruthy()
  expect(onSent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field('number'))
  expect(field('number').value).toBe('1234')
  press('提交')
  await waitFor(() =>
    expect(onSent.mock.calls[0]?.[0]).toEqual({
      name: '星澜',
      note: 'from a manager',
      bank: 'b',
      kind: 'b',
      number: '1234',
    }),
  )
})

it(
  'says what a field left out until the text is corrected or emptied, also after a composition',
  { tags: 'D60' },
  () => {
    render(<Filled onSent={() => {}} />)
    const number = field('number')
    const type = (value: string, init = {}) => fireEvent.input(number, { target: { value }, ...init })
    const line = () => screen.queryByRole('status')?.textContent ?? ''
    type('12a')
    expect([number.value, line()]).toEqual(['12', '已去除数字以外的字符。请核对'])
    type('123')
    expect(line()).toBe('已去除数字以外的字符。请核对')
    type('12')
    expect(line()).toBe('')
    type('x')
    expect([number.value, line()]).toEqual(['', '已去除数字以外的字符。请核对'])
    type('12yi', { isComposing: true })
    expect(number.value).toBe('12yi')
    fireEvent.compositionEnd(number)
    expect([number.value, line()]).toEqual(['12', '已去除数字以外的字符。请核对'])
    type('1234567')
    expect([number.value, line()]).toEqual(['123456', '最多6位，多出的1位已去除。请核对'])
  },
)

function Pin({ onSent }: { onSent: (pin: string) => void }) {
  const form = useValidatedForm(z.object({ pin: z.string() }), { pin: '' }, { keeps: { pin: KNOWN_PIN } })
  return (
    <form onSubmit={(event) => void form.onValid(({ pin }) => onSent(pin))(event)}>
      <input aria-label="pin" {...form.register('pin')} />
      <p role="alert">{form.errorOf('pin')}</p>
      <button type="button" onClick={() => form.resetField('pin')}>
        清空
      </button>
      <button>提交</button>
    </form>
  )
}

it.each([
  ['12345678', false],
  ['12ab56', false],
  ['１２３-４５６', true],
  ['123456', true],
])('a payment password typed as %j is sent: %s', { tags: 'D60' }, async (typed, isSent) => {
  const onSent = vi.fn()
  render(<Pin onSent={onSent} />)
  const pin = field('pin')
  fireEvent.input(pin, { target: { value: typed } })
  for (const _ of [1, 2]) {
    press('提交')
    if (!isSent) await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(NOT_SIX_DIGITS))
  }
  if (isSent) await waitFor(() => expect(onSent).toHaveBeenCalledWith(typed === '123456' ? typed : '123456'))
  else {
    expect(onSent).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(pin)
    // Emptied by the form, it is typed anew.
    press('清空')
    for (const value of ['1', '12', '123456']) fireEvent.input(pin, { target: { value } })
    press('提交')
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('123456'))
  }
})

it('a payment password that a manager wrote and the field cut is not sent', { tags: 'D60' }, async () => {
  const onSent = vi.fn()
  render(<Pin onSent={onSent} />)
  field('pin').value = '12345678'
  press('提交')
  press('提交')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(NOT_SIX_DIGITS))
  expect(onSent).not.toHaveBeenCalled()
})
