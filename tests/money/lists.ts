import { readFile } from 'node:fs/promises'
import type { Page } from '../kit/fixtures'

// The lists' pages, and answers that fill them.

export const table = (page: Page) => page.getByRole('main').getByRole('table')
export const rows = (page: Page) => table(page).locator('tbody').getByRole('row')

/** A moment as servers write it. */
export const beijing = (ms: number) =>
  new Date(ms + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')

export const pageOf = (data: unknown[], total = data.length) => ({
  json: { code: 200, message: '', data: { current_page: 1, data, last_page: 1, per_page: 10, total } },
})

export const bet = (id: string, patch: object = {}) => ({
  bet_time: '2026-07-01 08:00:00',
  bet_id: id,
  Code: '星海老虎机',
  playname: '普通',
  playmemo: '单线',
  bet_amount: '10.00',
  win_loss: '-10.00',
  status: 1,
  ...patch,
})

export const order = (state: unknown, patch: object = {}) => ({
  created_at: '2026-07-01 08:00:00',
  out_trade_no: '202607010800001',
  pay_way: '支付宝',
  amount: '1234.5',
  state,
  ...patch,
})

/** The file a click saves: its name, and its text with byte-order mark. */
export async function saved(page: Page): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出CSV' }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
