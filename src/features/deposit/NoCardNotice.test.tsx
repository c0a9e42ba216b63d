// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { navigate } from '@/navigation/hashLocation'
import { NoCardNotice } from './NoCardNotice'

vi.mock('@/components/member/useHasAccount', () => ({ useHasAccount: () => false }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('goes back once at a double press', { tags: 's2-2.14' }, async () => {
  navigate('/mine')
  const back = vi.spyOn(history, 'back').mockReturnValue()
  let now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  render(<NoCardNotice />)
  for (const name of ['返回', '关闭']) {
    now += 1000
    const button = await screen.findByRole('button', { name })
    back.mockClear()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(back).toHaveBeenCalledOnce()
  }
})
