// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { beginSession } from '@/state/session'
import { toast, toasts } from '@/state/toasts'
import { useValidatedForm } from './useValidatedForm'

beforeEach(() => {
  toasts.list = []
  beginSession('abc')
})
afterEach(cleanup)

const schema = z.object({ name: z.string().check(z.minLength(1, '请输入姓名')) })

/** A form that closes itself after the name 好, and whose server refuses 坏 with a message. */
function Asking({ onClose }: { onClose: () => void }) {
  const { register, onValid } = useValidatedForm(schema, { name: '' })
  const save = onValid(async ({ name }) => {
    await Promise.resolve()
    toast.error(name === '坏' ? '密码错误' : '实际转账1.00元')
    if (name === '好') onClose()
  })
  return (
    <form onSubmit={(event) => void save(event)}>
      <input aria-label="姓名" {...register('name')} />
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

const told = () => toasts.list.map(({ text }) => text)
const press = (text: string) => fireEvent.click(screen.getByText(text))

async function submit(name: string, text: string): Promise<void> {
  if (name) fireEvent.change(screen.getByLabelText('姓名'), { target: { value: name } })
  press('提交')
  await expect.poll(told).toEqual([text])
  // The form shows the end of its attempt with the next render.
  await new Promise((then) => requestAnimationFrame(then))
}

it.each([
  ['what is missing', '', '请输入姓名'],
  ['a refusal', '坏', '密码错误'],
])('a dialog that is closed takes the complaint about %s with it [extra]', async (_, name, text) => {
  render(<Page as="dialog" />)
  await submit(name, text)
  press('关闭')
  expect(told()).toEqual([])
})

it('a complaint stays when the attempt itself closed the dialog [extra]', async () => {
  render(<Page as="dialog" />)
  await submit('好', '实际转账1.00元')
  expect(screen.queryByLabelText('姓名')).toBeNull()
  expect(told()).toEqual(['实际转账1.00元'])
})

it('a complaint stays when the session’s end closes the dialog [D45]', async () => {
  render(<Page as="dialog" />)
  await submit('', '请输入姓名')
  beginSession('def')
  press('关闭')
  expect(told()).toEqual(['请输入姓名'])
})

it('a page’s complaint stays when its form goes [extra]', async () => {
  render(<Page as="section" />)
  await submit('', '请输入姓名')
  press('关闭')
  expect(told()).toEqual(['请输入姓名'])
})
