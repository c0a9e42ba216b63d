import { expect, test } from '../kit/fixtures'
import { header } from '../kit/steps'

// Playwright's trace recorder works inside the page and would count.
test.use({ trace: 'off' })

const ROUNDS = 5
declare global {
  interface Window {
    times: number[]
  }
}

test('a key press in the search of 3,000 games takes at most 120 ms at a quarter of the speed [D35]', async ({
  page,
  server,
}) => {
  const words = ['锦鲤', '宝石', '麻雀', '骰宝', '灯会', '轮盘', '长安', '深海', '红灯', '古钱']
  const games = Array.from({ length: 3000 }, (_, index) => ({
    category_id: 'concise',
    app_state: '1',
    platform_name: ['PG', 'AG', 'FG'][index % 3],
    game_code: String(index),
    name: `${words[index % 10]}${words[(index * 7 + 3) % 10]}${index}`,
    mobile_img: '',
  }))
  await server.answer('/api/game/list', { json: { code: 200, message: '', data: games } }, 9)
  await page.goto('/')
  await header(page).getByRole('button', { name: '搜索' }).click()
  const dialog = page.getByRole('dialog', { name: '搜索' })
  const field = dialog.getByRole('combobox')
  await field.fill('古')
  await expect(dialog.getByRole('status').filter({ hasText: /^找到\d{3}/ })).toBeAttached()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    window.times = []
    // From the key press until everything it caused has run and been laid out.
    addEventListener(
      'input',
      () => {
        const start = performance.now()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          document.body.getBoundingClientRect()
          window.times.push(performance.now() - start)
        }
        port2.postMessage(null)
      },
      true,
    )
  })
  for (const text of ['jl', 'lp12', 'pg', '深海']) {
    const best = Array.from(text, () => Infinity)
    // The best of the rounds for each key, to exclude other load on the machine.
    for (let round = 0; round < ROUNDS; round++) {
      await field.fill('')
      for (const [place, key] of Array.from(text).entries()) {
        await page.evaluate(() => void (window.times = []))
        await page.keyboard.insertText(key)
        await page.waitForFunction(() => window.times.length > 0)
        best[place] = Math.min(best[place]!, await page.evaluate(() => window.times[0]!))
      }
    }
    for (const [place, ms] of best.entries())
      expect(ms, `key ${place + 1} of ${text}`).toBeLessThanOrEqual(120)
  }
})
