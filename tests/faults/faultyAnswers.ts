import type { Page } from '@playwright/test'

/** Kinds of bad answers that every call of a page gets until `heal`. */
export const FAULTS = [
  'an HTML page with 200',
  'an empty body',
  'HTTP 500',
  'a dropped connection',
  'null data',
  'one bad row in each list',
  'fields of the wrong type',
  'lists and objects in place of each other',
] as const
/** Kinds that leave nothing readable. */
export const LOSES_ALL: readonly Fault[] = [...FAULTS.slice(0, 4), 'lists and objects in place of each other']
export type Fault = (typeof FAULTS)[number]

/**
 * From the next load on, replaces or spoils every answer of the page's server inside the page, between the network and
 * the app, where the good answer can be spoilt field by field.
 */
export const spoilAnswers = (page: Page, fault: Fault): Promise<unknown> =>
  page.addInitScript(
    ({ kind }) => {
      const real = window.fetch.bind(window)
      // Rows stay readable by these names, so that their other fields come to the screen. `isblack: true` would be no fault.
      const NAMES = /^(id|name|gamename|category_id|isblack)$/
      const WRONG: unknown[] = [{ a: 1 }, ['x'], null, true, '文字', [[]], {}]
      let turn = 0
      const isList = Array.isArray
      const isObject = (value: unknown): value is Record<string, unknown> =>
        typeof value === 'object' && value !== null && !isList(value)
      const fields = (value: object, change: (inner: unknown) => unknown) =>
        Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, NAMES.test(name) ? inner : change(inner)]),
        )
      const wrongFields = (value: unknown): unknown => {
        if (isList(value)) return value.map(wrongFields)
        return isObject(value) ? fields(value, wrongFields) : WRONG[(turn += 1) % WRONG.length]
      }
      const withBadRows = (value: unknown): unknown => {
        if (isList(value)) return [null, ...value.map(withBadRows), 5]
        return isObject(value) ? fields(value, withBadRows) : value
      }
      const otherKinds = (value: unknown): unknown => {
        if (isList(value)) return (turn += 1) % 2 ? { 0: value[0] } : '文字'
        if (!isObject(value)) return value
        const inner = Object.values(value)
        // Keep the frame of a page of rows and spoil the list in it.
        return inner.some(isList) ? fields(value, otherKinds) : [value, 1]
      }
      const spoilt = (data: unknown): unknown => {
        if (kind === 'null data') return null
        if (kind === 'one bad row in each list') return withBadRows(data)
        return kind === 'fields of the wrong type' ? wrongFields(data) : otherKinds(data)
      }
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
        const response = await real(input, init)
        if (window.name === 'healthy' || !pathname.startsWith('/api/')) return response
        if (kind === 'a dropped connection') throw new TypeError('Failed to fetch')
        if (kind === 'an empty body') return new Response('')
        if (kind === 'an HTML page with 200') return new Response('<!doctype html><h1>502</h1>')
        if (kind === 'HTTP 500')
          return Response.json({ message: 'Undefined array key "data"', exception: 'E' }, { status: 500 })
        const { data, ...envelope } = (await response.json()) as Record<string, unknown>
        return Response.json({ ...envelope, data: spoilt(data) }, { status: response.status })
      }
    },
    { kind: fault },
  )

/** Makes answers good again. */
export const heal = (page: Page): Promise<void> => page.evaluate(() => void (window.name = 'healthy'))
/** Makes answers bad again. */
export const sicken = (page: Page): Promise<void> => page.evaluate(() => void (window.name = ''))
