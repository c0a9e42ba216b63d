// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)
// As in browsers; happy-dom lacks it.
Object.defineProperty(HTMLElement.prototype, 'translate', {
  set(this: HTMLElement, value: boolean) {
    this.setAttribute('translate', value ? 'yes' : 'no')
  },
})

const html = (node: ReactNode) => render(node).container.innerHTML
const Label = ({ children }: { children?: ReactNode }) => (
  <button type="button">
    <svg />
    {children}
  </button>
)
const [none, count] = [false, 3]

it.each<{ what: string; node: ReactNode; expected: string }>([
  { what: 'joins parts of a text', node: <p>第{count}页</p>, expected: '<p>第3页</p>' },
  {
    what: 'joins a text passed on by a component',
    node: <Label>第{count}页</Label>,
    expected: '<button type="button"><svg></svg><x-text>第3页</x-text></button>',
  },
  {
    what: 'wraps a text beside an element',
    node: (
      <p>
        余额<b>元</b>
      </p>
    ),
    expected: '<p><x-text>余额</x-text><b>元</b></p>',
  },
  {
    what: 'wraps a text beside what may come',
    node: <p>{none && <b />}余额</p>,
    expected: '<p><x-text>余额</x-text></p>',
  },
  {
    what: 'wraps texts in lists and fragments',
    node: (
      <p>
        {['甲', <b key="b">乙</b>]}
        <>丙</>
      </p>
    ),
    expected: '<p><x-text>甲</x-text><b>乙</b><x-text>丙</x-text></p>',
  },
  {
    what: 'leaves spaces between elements',
    node: (
      <p>
        <b>甲</b> <b>乙</b>
      </p>
    ),
    expected: '<p><b>甲</b> <b>乙</b></p>',
  },
  {
    what: 'joins all of an option',
    node: (
      <select>
        <option value="1">
          {none}甲{count}
        </option>
      </select>
    ),
    expected: '<select><option value="1">甲3</option></select>',
  },
  { what: 'marks amounts', node: <i>¥ {'1,234.50'}</i>, expected: '<i translate="no">¥ 1,234.50</i>' },
  {
    what: 'marks times and codes',
    node: (
      <p>
        <b>D20260101</b>
        {' 12:00:00'}
      </p>
    ),
    expected: '<p><b translate="no">D20260101</b><x-text translate="no"> 12:00:00</x-text></p>',
  },
  { what: 'leaves figures in a sentence', node: <p>共 {count} 条</p>, expected: '<p>共 3 条</p>' },
])('$what', ({ node, expected }) => {
  expect(html(node)).toBe(expected)
})

it('keeps an element in its place while texts before it come and go, without a warning', () => {
  const complaint = vi.spyOn(console, 'error')
  const field = createRef<HTMLInputElement>()
  const draw = (text: string | null) => (
    <p {...{ id: 'p' }} key="p">
      {text}
      {text && '！'}
      {[text, <input key="field" ref={field} />]}
    </p>
  )
  const { rerender, container } = render(draw(null))
  const first = field.current
  rerender(draw('甲'))
  expect(container.textContent).toBe('甲！甲')
  rerender(draw('乙'))
  expect(container.textContent).toBe('乙！乙')
  expect(field.current).toBe(first)
  expect(complaint).not.toHaveBeenCalled()
})

it('shows the next text although a translator has replaced the last', { tags: 'D80' }, () => {
  const draw = (n: number) => (
    <p>
      第{n}页{n === 2 && <b>完</b>}
    </p>
  )
  const { rerender, container } = render(draw(1))
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT).nextNode() as Text
  const font = document.createElement('font')
  font.textContent = 'page 1'
  text.replaceWith(font)
  rerender(draw(2))
  expect(container.textContent).toBe('第2页完')
  rerender(draw(3))
  expect(container.textContent).toBe('第3页')
})
