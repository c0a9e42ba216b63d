import { expect, it } from 'vitest'
import { replay } from './replay'

it('the family server answers over HTTP on this machine and prints how to build a portal for it', async () => {
  const told: string[] = []
  const { url, close } = await replay(['--port', '0', '--numbers-as-text'], (text) => told.push(text))
  try {
    expect(told.join()).toContain(`VITE_API_BASE=${url} VITE_PAYMENT_PASSWORD=8-20 npx vite build`)
    expect(told.join()).toMatch(/real01 +abcd1234/)
    const ask = async (path: string, body: object, token = '') =>
      (await (
        await fetch(url + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      ).json()) as { data: { new_api_token: string } }
    const { data } = await ask('/api/login_pc', { name: 'real01', password: 'abcd1234', code: '' })
    expect(await ask('/api/balance', {}, data.new_api_token)).toMatchObject({ data: { balance: '1234.5' } })
    const picture = await fetch(`${url}/uploads/q.png`)
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await ask('/api/app', {})).toMatchObject({ data: { site_logo: `${url}/uploads/logo.png` } })

    const taken = replay(['--port', new URL(url).port], () => {})
    await expect(taken).rejects.toThrow(/^Port \d+ is taken by another program\. Name a free one/)
  } finally {
    close()
  }
})

it('an unknown option is an error that lists the known ones', async () => {
  await expect(replay(['--poort', '1'], () => {})).rejects.toThrow('Options: --port 4180, --numbers-as-text')
  await expect(replay(['--port', 'x'], () => {})).rejects.toThrow('x is no port')
})
