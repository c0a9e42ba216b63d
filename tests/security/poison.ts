import type { Page } from '@playwright/test'

/** Replacements for the server's texts. Codes, ids, states, amounts and times stay as they are. */
export type Poison = {
  /** Replaces fields shown as text. */
  text: string
  /** Replaces fields shown as HTML. */
  html?: string
  /** Replaces addresses the app opens. */
  address?: string
  /** Replaces addresses of pictures. */
  picture?: string
}

const words = (list: string) => list.trim().split(/\s+/)
/** The contract's fields by their use. Fields in no list control the app and stay. */
const FIELDS = {
  text: words(`title repair_tips username realname email mobile birthday activity_name platform_name gamename Code playname
    playmemo pay_way bet_id out_trade_no bank_name bank_no bank_owner bank_address mch_id bank deposit_no`),
  html: words('webcontent content memo'),
  address: words('url ios_download_url'),
  picture: words(
    `site_logo ios_download_qrcode src mobile_img api_logo_img gamepic avatar vipname banner ico payimg qrcode`,
  ),
}

/** Poisons all fields of every answer to this page. Call it before the first `goto`. */
export async function poison(page: Page, words: Poison): Promise<void> {
  await page.addInitScript(
    ({ fields, chosen }) => {
      const kinds = new Map(
        Object.entries(fields).flatMap(([kind, keys]) => keys.map((key): [string, string] => [key, kind])),
      )
      // `name` is a code in the list of venues and a text everywhere else.
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
        // Distinguishes crypto accounts from banks, so it controls the app.
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
