import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { CONTROL_HEADERS } from '@/contract/wire/demoControls'
import { createDemoServer } from '../api/app'
import { promotions } from '../db/seed/promotions'
import { readSource } from '../testing/readSource'
import { articles, texts } from './texts'

describe('the shipped texts', () => {
  it('have all seven help articles', { tags: 's1-2' }, () => {
    expect(Object.keys(articles)).toEqual(['1', '2', '3', '4', '5', '7', '8'])
    expect(articles[8]?.content).toContain('18周岁')
    expect(articles[4]?.content).toContain('service@example.com')
    expect(JSON.stringify(articles)).not.toMatch(/\{\w+\}|undefined/)
  })

  it('state the turnover and the limit of every promotion', () => {
    const told = texts['/texts/offers.json'] ?? {}
    expect(Object.keys(told)).toEqual(promotions.map(({ id }) => id))
    for (const { content, memo } of Object.values(told)) {
      expect(memo).toContain('流水要求')
      expect(memo).toContain('领取上限')
      expect(content).toContain('<table>')
    }
  })
})

describe('a demo server', () => {
  const serverWith = (readFile: typeof readSource) =>
    createDemoServer({ databaseName: `texts-${Math.random()}`, readFile })
  const ask = async (server: ReturnType<typeof serverWith>, path: string, body: object) => {
    const init = { method: 'POST', headers: CONTROL_HEADERS, body: JSON.stringify(body) }
    return (await server.request(`http://localhost${path}`, init)).json()
  }
  const CALLS: [path: string, body: object][] = [
    ['/api/article', { type: 3 }],
    ['/api/activitylist', { type: '', page: 1 }],
    ['/api/activitydeatil', { id: 1 }],
  ]

  it.each([
    ['offline', () => Promise.reject(new TypeError('network error'))],
    ['without the file', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['with a page in its place', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('%s refuses calls that need a text, and answers them once it can be read', async (_, failing) => {
    const readFile = vi.fn(readSource)
    const server = serverWith(readFile)
    for (const [path, body] of CALLS) {
      readFile.mockImplementationOnce(failing)
      expect(await ask(server, path, body), path).toMatchObject({
        code: 500,
        message: '内容暂时无法读取，请稍后再试',
      })
      expect(await ask(server, path, body), path).toMatchObject({ code: 200 })
    }
  })

  it('reads no file for calls that need none', async () => {
    const readFile = vi.fn(readSource)
    const server = serverWith(readFile)
    expect(await ask(server, '/api/bannerList', { type: 1 })).toMatchObject({ code: 200 })
    expect(await ask(server, '/api/activitytype', {})).toMatchObject({ code: 200 })
    expect(readFile).not.toHaveBeenCalled()
  })
})
