import { describe, expect, it } from 'vitest'
import { messagesQuery, readPage } from './useInbox'

describe('the URL of the message centre', () => {
  it.each([
    ['', 1],
    ['type=1', 1],
    ['type=1&page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=1e3', 1],
    ['page=abc', 1],
    ['page=99999999', 1],
  ])('"%s" means page %i', { tags: 's2-2' }, (search, page) => {
    expect(readPage(search)).toBe(page)
  })

  it('contains tab and page', { tags: 's2-2' }, () => {
    expect(messagesQuery(0)).toBe('type=0')
    expect(messagesQuery(1)).toBe('type=1')
    expect(messagesQuery(1, 2)).toBe('type=1&page=2')
    expect(readPage(messagesQuery(1, 12))).toBe(12)
  })
})
