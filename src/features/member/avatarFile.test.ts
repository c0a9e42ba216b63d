import { describe, expect, it } from 'vitest'
import { avatarProblem } from './avatarFile'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const MB = 1024 * 1024

const file = (start: number[], { size = 64, type = '' } = {}) => {
  const bytes = new Uint8Array(Math.max(size, start.length))
  bytes.set(start)
  return new Blob([bytes], { type })
}

describe('an avatar', () => {
  it.each([
    ['PNG', PNG],
    ['GIF87a', ascii('GIF87a')],
    ['GIF89a', ascii('GIF89a')],
  ])('may be a %s, whatever its declared type', async (_, start) => {
    expect(await avatarProblem(file(start))).toBeNull()
    expect(await avatarProblem(file(start, { type: 'image/jpeg' }))).toBeNull()
  })

  it.each([
    ['a JPEG that claims to be a PNG', [0xff, 0xd8, 0xff, 0xe0]],
    ['an SVG that claims to be a PNG', ascii('<svg xmlns="">')],
    ['a WebP that claims to be a PNG', ascii('RIFF\0\0\0\0WEBP')],
    ['a GIF of no known version', ascii('GIF88a')],
    ['a broken PNG signature', PNG.slice(0, 7)],
  ])('may not be %s', async (_, start) => {
    expect(await avatarProblem(file(start, { type: 'image/png' }))).toBe('头像仅支持GIF和PNG格式')
  })

  it('may not be an empty file', { tags: 's2-2' }, async () => {
    expect(await avatarProblem(new Blob([]))).toBe('头像仅支持GIF和PNG格式')
  })

  it('may have at most 2 MB', { tags: 's2-2' }, async () => {
    expect(await avatarProblem(file(PNG, { size: 2 * MB }))).toBeNull()
    expect(await avatarProblem(file(PNG, { size: 2 * MB + 1 }))).toBe('头像不能超过2MB')
  })

  it('of the wrong kind is refused for its kind before its size', { tags: 's2-2' }, async () => {
    expect(await avatarProblem(file(ascii('%PDF'), { size: 3 * MB }))).toBe('头像仅支持GIF和PNG格式')
  })
})
