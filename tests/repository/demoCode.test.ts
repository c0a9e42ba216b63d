import { inflateSync } from 'node:zlib'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { demoCode } from '../../sw/db/payments'

const MODULE = 8
const QUIET = 4

/** Whether a pixel is dark in a PNG of one bit per pixel with one chunk of unfiltered rows. */
function readPicture(dataUrl: string) {
  const png = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
  const side = png.readUInt32BE(16)
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const stride = side / 8 + 1
  const isDark = (x: number, y: number) => ((rows[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0
  return { side, isDark }
}

/** The dark modules, as `x,y`, of a QR code the portal draws. */
function modulesOf(value: string): Set<string> {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value, level: 'H', marginSize: 0 }))
  const runs = svg.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H\d+z/g)
  // The first two paths are the drawing's background and frame.
  return new Set(
    [...runs].flatMap(([, x = '', y = '', width = '']) =>
      Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  )
}

it(
  'the demo server’s QR code reads 演示二维码，无法付款 despite the word in its middle',
  { tags: 'D62' },
  () => {
    const { side, isDark } = readPicture(demoCode)
    const modules = modulesOf('演示二维码，无法付款')
    const count = side / MODULE
    expect([count, modules.size > 400]).toEqual([41, true])
    const wrong: string[] = []
    let covered = 0
    for (let y = 0; y < count; y += 1)
      for (let x = 0; x < count; x += 1) {
        const isBadge = Math.abs(x - 20) <= 6 && Math.abs(y - 20) <= 4
        if (isBadge) covered += 1
        const isSet = modules.has(`${x - QUIET},${y - QUIET}`)
        const isShown = isDark(x * MODULE + MODULE / 2, y * MODULE + MODULE / 2)
        if (!isBadge && isSet !== isShown) wrong.push(`${x},${y}`)
      }
    expect(wrong).toEqual([])
    // Error correction level H recovers up to 30 %.
    expect(covered / 33 ** 2).toBeLessThan(0.15)
  },
)
