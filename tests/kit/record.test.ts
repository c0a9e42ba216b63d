import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { listen } from './http'
import { run } from './record'

it('the recorder says of a demo build why there is nothing to record, and opens no browser', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = createServer((_, response) => response.end('{"build":"d1","lines":[]}'))
  const url = `http://127.0.0.1:${await listen(host)}`
  expect(await run([url, '--browser', '/no/browser'])).toBe(1)
  host.close()
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining(`${url} is a demo build: its server is in the page`),
  )
  told.mockRestore()
})
