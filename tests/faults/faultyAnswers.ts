import type { Page } from '@playwright/test'

/** Leaves nothing readable. */
export const HTML = 'an HTML page with 200'
/** Kinds of bad answers that every call of a page gets until `heal`. */
export const FAULTS = [HTML, 'fields of the wrong type'] as const

/**
 * From the next load on, replaces or spoils every answer of the page's server inside the page, between the network and
 * the app, where the good answer can be spoilt field by field.
 */
export const spoilAnswers = (page: Page, fault: (typeof FAULTS)[number]): Promise<unknown> =>
  page.addInitScript(
    ({ isHtml }) => {
      const real = window.fetch.bind(window)
      // Rows stay readable by these names, so that their other fields come to the screen. `isblack: true` would be no fault.
      const NAMES = /^(id|name|gamename|category_id|isblack)$/
      const WRONG: unknown[] = [{ a: 1 }, ['x'], null, true, '文字', [[]], {}]
      let turn = 0
      const wrongFields = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(wrongFields)
        if (typeof value !== 'object' || value === null) return WRONG[(turn += 1) % WRONG.length]
        return Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, NAMES.test(name) ? inner : wrongFields(inner)]),
        )
      }
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
        const response = await real(input, init)
        if (window.name === 'healthy' || !pathname.startsWith('/api/')) return response
        if (isHtml) return new Response('<!doctype html><h1>502</h1>')
        const { data, ...envelope } = (await response.json()) as Record<string, unknown>
        return Response.json({ ...envelope, data: wrongFields(data) }, { status: response.status })
      }
    },
    { isHtml: fault === HTML },
  )

/** Makes answers good again. */
export const heal = (page: Page): Promise<void> => page.evaluate(() => void (window.name = 'healthy'))
/** Makes answers bad again. */
export const sicken = (page: Page): Promise<void> => page.evaluate(() => void (window.name = ''))
