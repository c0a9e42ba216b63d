import { describe, expect, it, vi } from 'vitest'
import { cutText, readAllPages, readInParts, type PageReader, type Progress } from './readAllPages'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

const listOf = (rows: number[], log: string[] = [], name = ''): PageReader<number> => {
  let isBusy = false
  return async (page) => {
    expect(isBusy).toBe(false)
    isBusy = true
    log.push(`${name}${page}`)
    await Promise.resolve()
    isBusy = false
    return { page, total: rows.length, data: rows.slice((page - 1) * 10, page * 10) }
  }
}

const readAll = (readers: PageReader<number>[], onProgress: (progress: Progress) => void = () => {}) =>
  readAllPages(readers, new AbortController().signal, onProgress)

describe('reading all pages', () => {
  it('reads every page once, one after another, and reports its progress', { tags: 's2-9.1' }, async () => {
    const log: string[] = []
    const progress: string[] = []
    const { lists, isCut } = await readAll([listOf(numbers(23), log)], ({ done, total }) =>
      progress.push(`${done}/${total}`),
    )
    expect(lists).toEqual([numbers(23)])
    expect(isCut).toBe(false)
    expect(log).toEqual(['1', '2', '3'])
    expect(progress).toEqual(['1/3', '2/3', '3/3'])
  })

  it('sends one request for an empty list', async () => {
    const log: string[] = []
    expect(await readAll([listOf([], log)])).toEqual({ lists: [[]], isCut: false, total: 0, missing: 0 })
    expect(log).toEqual(['1'])
  })

  it('reads a longer list in parts, with the progress of each, and goes on where a page failed', async () => {
    const log: string[] = []
    const source = listOf(numbers(2345), log)
    let fails = false
    const { next } = readInParts<number>([
      (page, signal) => (fails ? Promise.reject(new Error('网络异常')) : source(page, signal)),
    ])
    const progress: Progress[] = []
    const part = () => next(new AbortController().signal, (step) => progress.push(step))
    expect(await part()).toEqual({ lists: [numbers(1000)], isCut: true, total: 2345, missing: 0 })
    expect(progress.at(-1)).toEqual({ done: 100, total: 100 })
    fails = true
    await expect(part()).rejects.toThrow('网络异常')
    fails = false
    expect(await part()).toEqual({ lists: [numbers(1000, 1000)], isCut: true, total: 2345, missing: 0 })
    expect(await part()).toEqual({ lists: [numbers(345, 2000)], isCut: false, total: 2345, missing: 0 })
    expect(progress.at(-1)).toEqual({ done: 35, total: 35 })
    expect(log).toEqual(numbers(235, 1).map(String))
  })

  it('alternates between several lists', async () => {
    const log: string[] = []
    const { lists } = await readAll([listOf(numbers(25), log, 'a'), listOf(numbers(11), log, 'b')])
    expect(log).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
    expect(lists).toEqual([numbers(25), numbers(11)])
  })

  it('does not repeat a row that moves to the next page meanwhile', async () => {
    const before = numbers(15)
    const after = [99, ...before]
    const { lists } = await readAll([
      async (page) => {
        const rows = page === 1 ? before : after
        return { page, total: rows.length, data: rows.slice((page - 1) * 10, page * 10) }
      },
    ])
    expect(lists).toEqual([before])
  })

  it.each([7, 23, 50])(
    'reads 23 rows from a server with %d to a page, without a request too many',
    { tags: ['D16', 'D17'] },
    async (size) => {
      const read = vi.fn<PageReader<number>>(async (page) => ({
        page: 1,
        total: 23,
        data: numbers(23).slice((page - 1) * size, page * size),
      }))
      expect(await readAll([read])).toMatchObject({ lists: [numbers(23)], missing: 0 })
      expect(read).toHaveBeenCalledTimes(Math.ceil(23 / size))
    },
  )

  it.each<[string, PageReader<number>, number]>([
    ['sends the same page for all', async () => ({ page: 1, total: 23, data: numbers(10) }), 10],
    [
      'ends with an empty page',
      async (page) => ({ page, total: 23, data: page < 3 ? numbers(5, page * 5) : [] }),
      10,
    ],
    [
      'sends a row that can’t be read',
      async (page) => ({
        page,
        total: 23,
        sent: page === 3 ? 3 : 10,
        data: numbers(page === 3 ? 2 : 10, page),
      }),
      22,
    ],
  ])('says what is missing where a server %s', { tags: 'D17' }, async (_, read, count) => {
    const all = await readAll([read])
    expect(all.lists[0]).toHaveLength(count)
    expect(cutText(all)).toBe(`服务器没有给出其余${23 - count}条，未统计`)
  })

  it('stops when cancelled, without another request', async () => {
    const controller = new AbortController()
    const log: string[] = []
    const reading = readAllPages([listOf(numbers(50), log)], controller.signal, () => controller.abort())
    await expect(reading).rejects.toThrow('aborted')
    expect(log.length).toBeLessThanOrEqual(2)
  })
})
