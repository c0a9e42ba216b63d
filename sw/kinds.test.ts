import { expect, it } from 'vitest'
import { isFile, isPicture } from './kinds'

const answer = (type: string, status = 200) =>
  new Response('x', { status, headers: type === '' ? {} : { 'Content-Type': type } })

it.each([
  ['assets/a-1.js', 'text/javascript'],
  ['assets/a-1.js', 'application/javascript; charset=utf-8'],
  ['assets/a-1.js', 'application/x-javascript'],
  ['assets/a-1.css', 'TEXT/CSS'],
  ['index.html', 'text/html; charset=utf-8'],
  ['index.html?__WB_REVISION__=1', 'text/html'],
  ['art/a.svg', 'image/svg+xml'],
  ['icons/icon-192.png', 'image/png'],
  ['manifest.webmanifest', 'application/manifest+json'],
  ['manifest.webmanifest', 'application/octet-stream'],
  ['texts/articles.json', 'application/json'],
  ['texts/articles.json', 'text/plain'],
])('%s as %s is kept', (path, type) => {
  expect(isFile(answer(type), `https://host.example/${path}`)).toBe(true)
})

it.each([
  ...[
    'assets/a-1.js',
    'assets/a-1.css',
    'art/a.svg',
    'icons/a.png',
    'manifest.webmanifest',
    'texts/articles.json',
  ].map((path): [string, string] => [path, 'text/html; charset=utf-8']),
  ['assets/a-1.js', ''],
  ['assets/a-1.js', 'text/plain'],
  ['assets/a-1.css', 'text/javascript'],
  ['index.html', 'application/json'],
  ['art/a.svg', 'text/xml'],
])('%s as "%s" is not', (path, type) => {
  expect(isFile(answer(type), `https://host.example/${path}`)).toBe(false)
})

it('an error is no file, whatever its type', { tags: 'D54' }, () => {
  expect(isFile(answer('text/javascript', 404), 'https://host.example/assets/a-1.js')).toBe(false)
})

it.each([
  ['image/png', 200, true],
  ['image/webp', 200, true],
  ['text/html', 200, false],
  ['application/json', 200, false],
  ['', 200, false],
  ['image/png', 404, false],
])('a picture of type "%s" with status %s: kept %s', (type, status, isKept) => {
  expect(isPicture(answer(type, status))).toBe(isKept)
})
