// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DownloadCode } from './DownloadCode'

afterEach(cleanup)

const ADDRESS = 'https://download.example/app'
const code = () => screen.findByRole('img', { name: /^扫码下载/ })

it('replaces a broken picture by a code of the trimmed address', async () => {
  render(<DownloadCode picture="https://cdn.example/code.png" address={` ${ADDRESS}\n`} size={120} />)
  const picture = await code()
  expect(picture.getAttribute('src')).toBe('https://cdn.example/code.png')
  fireEvent.error(picture)
  expect((await screen.findByRole('img', { name: `扫码下载：${ADDRESS}` })).dataset.qr).toBe(ADDRESS)
})

it.each([
  ['an address too long for a code', `${ADDRESS}?${'a'.repeat(3000)}`],
  ['no address', ''],
  ['an address that is not safe', 'http://download.example/app'],
])('shows the site’s own picture for %s', async (_, address) => {
  render(<DownloadCode picture="" address={address} size={120} />)
  expect((await code()).getAttribute('src')).toBe('/placeholders/qr.svg')
})
