// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hasTypedForms, watchTyping } from './watchReloadCost'

const form = (text: string) => {
  const element = document.body.appendChild(document.createElement('form'))
  element.innerHTML = `<input name="name" value="${text}"><input type="checkbox" value="on">`
  return { element, field: element.querySelector('input')! }
}

it('counts text typed before it started, but not prefilled fields', { tags: ['D24', 'D54'] }, () => {
  form('林星澜')
  const early = form('张三')
  early.field.focus()
  watchTyping()
  expect(hasTypedForms()).toBe(true)
  early.field.value = ''
  expect(hasTypedForms()).toBe(false)

  const later = form('')
  later.field.value = '李四'
  expect(hasTypedForms()).toBe(false)
  later.field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(hasTypedForms()).toBe(true)
  later.element.remove()
  expect(hasTypedForms()).toBe(false)
})
