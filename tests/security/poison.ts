import type { Page } from '@playwright/test'

/** What stands in place of the server's words. Nothing else of an answer changes: codes, ids, states, amounts, times. */
export type Poison = {
  /** A text that is shown as text. */
  text: string
  /** A text that is shown as HTML. */
  html?: string
  /** An address to be opened. */
  address?: string
  /** A picture. */
  picture?: string
}

const words = (list: string) => list.trim().split(/\s+/)
/** The fields of the contract by what becomes of them; what is in no list steers the app and stays. */
const FIELDS = {
  text: words(`title repair_tips username realname email mobile birthday activity_name platform_name gamename Code playname
    playmemo pay_way bet_id out_trade_no bank_name bank_no bank_owner bank_address mch_id bank deposit_no`),
  html: words('webcontent content memo'),
  address: words('url ios_download_url'),
  picture: words(
    `site_logo ios_download_qrcode src mobile_img api_logo_img gamepic avatar vipname banner ico payimg qrcode`,
  ),
}

/** From now on every answer of the server to this page carries the poison in all its fields. Before the first `goto`. */
export async function poison(page: Page, words: Poison): Promise<void> {
  await page.addInitScript(
    ({ fields, chosen }) => {
      const kinds = new Map(
        Object.entries(fields).flatMap(([kind, keys]) => keys.map((key): [string, string] => [key, kind])),
      )
      // A name is a code in the list of venues, and words everywhere else.
      const kindOf = (key: string, path: string) =>
        key === 'name' && !/balancelist/.test(path)
          ? 'text'
          : key === 'platname' && /balancelist/.test(path)
            ? 'text'
            : kinds.get(key)
      const walk = (value: unknown, key: string, path: string): unknown => {
        if (Array.isArray(value)) return value.map((row) => walk(row, key, path))
        if (typeof value === 'object' && value !== null)
          return Object.fromEntries(
            Object.entries(value).map(([name, part]) => [name, walk(part, name, path)]),
          )
        const kind = path.endsWith('/homenotice') ? 'text' : kindOf(key, path)
        if (typeof value !== 'string' || kind === undefined) return value
        // What tells a crypto account from a bank steers the app.
        if (key === 'bank' && /^(USDT|antoken)$/.test(value)) return value
        return (chosen as Record<string, string | undefined>)[kind] ?? value
      }
      const real = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const response = await real(input, init)
        const { pathname } = new URL(response.url, location.href)
        if (!pathname.startsWith('/api/')) return response
        const answer = (await response.json()) as { data: unknown }
        const body = JSON.stringify({ ...answer, data: walk(answer.data, '', pathname) })
        return new Response(body, { status: response.status, headers: response.headers })
      }
    },
    { fields: FIELDS, chosen: words },
  )
}
