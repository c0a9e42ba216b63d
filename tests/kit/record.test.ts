import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { run } from './record'

const told = { error: '', warn: '' }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-record-'))
  for (const word of ['error', 'warn'] as const)
    vi.spyOn(console, word).mockImplementation((text: string) => void (told[word] = text))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it('the recorder says of a demo build why there is nothing to record, and opens no browser', async () => {
  const host = createServer((_, response) => response.end('{"build":"d1","lines":[]}'))
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  expect(await run([url, '--browser', '/no/browser'])).toBe(1)
  host.close()
  expect(told.error).toContain(`${url} is a demo build: its server is in the page itself`)
})

it('the recorder makes a recording without secrets of a HAR file', async () => {
  const request = {
    method: 'POST',
    url: 'https://host.example/api/login_pc',
    headers: [],
    postData: { text: '{"name":"mine01","password":"abcd1234"}' },
  }
  const entries = [{ request, response: { status: 200, content: { text: '{"code":200}' } } }]
  const [har, to] = [join(folder, 'visit.har'), join(folder, 'recorded.json')]
  writeFileSync(har, JSON.stringify({ log: { entries } }))
  expect(await run([har, '--to', to])).toBe(0)
  expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject([
    { path: '/api/login_pc', request: { name: 'mine01', password: 'secret' }, answer: { code: 200 } },
  ])
  expect(told.warn).toContain('1 exchanges of')
})
