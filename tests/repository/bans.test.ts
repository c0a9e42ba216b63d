import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCAL_KEYS, OTHER_NAMES, TAB_KEYS } from './storageKeys'

type Line = { file: string; text: string }

const lines: Line[] = ['src', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js|html|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .map((text) => ({ file: `${folder}/${file}`, text: text.trim() }))
        .filter(({ text }) => !/^(\/\/|\/?\*|<!--)/.test(text)),
    ),
)

/** `file: line` of every line of code that matches. */
const found = (pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`)

it('no text is evaluated as code', { tags: 's1-2.16' }, () => {
  expect(
    found(/\beval\(|new Function\b|set(Timeout|Interval)\(\s*['"`]|javascript:|\bimport\(\s*[^'\s]/),
  ).toEqual([])
})

it('the app leaves this page or opens another in these files only; outside addresses come through one function', () => {
  const openers =
    /window\.open\(|\btab\??\.go\(|\blocation\.(assign|replace|href =)|\blocation = |navigation\.navigate|frame\.src/
  const inFiles = (pattern: RegExp) => [
    ...new Set(lines.filter((line) => pattern.test(line.text)).map(({ file }) => file)),
  ]
  const apps = inFiles(openers).filter((file) => file.startsWith('src'))
  const own = ['src/features/deposit/useCreateDeposit.ts', 'src/lib/openTab.ts']
  const outside = [
    'src/app/visit.ts',
    'src/components/site/openSupport.ts',
    'src/features/app-download/startDownload.ts',
    'src/features/game-launch/useLaunch.ts',
  ]
  expect(apps.toSorted()).toEqual([...own, ...outside].toSorted())
  // The two that don't ask for the address themselves get it from these.
  const askers = ['src/components/site/downloadAddress.ts', 'src/features/game-launch/launch.ts']
  expect(inFiles(/\b(externalUrl|openingOf|openableOf)\(/)).toEqual(
    expect.arrayContaining([...outside.slice(0, 2), ...askers]),
  )
})

it('no field limits typing or pasting: validation names what doesn’t fit', { tags: 'D60' }, () => {
  expect(found(/\bmaxlength\s*[=:]/i)).toEqual([])
})

it('parts of the app load by `part` or `late`: React keeps a Suspense fallback for 300 ms', () => {
  expect(found(/\bSuspense\b|\blazy\(/)).toEqual([])
})

it('ids come from the browser’s random source; Math.random is for the captcha and the ticker, which guard nothing', () => {
  const files = found(/Math\.random/).map((line) => line.split(':')[0] ?? '')
  expect(files).toEqual([
    'src/features/auth/captcha.ts',
    'src/features/lobby/JackpotTicker.tsx',
    'sw/testing/testServer.ts',
  ])
})

it('no amount becomes a floating-point number, except for a deposit’s wire format and a bar’s height', () => {
  const floats = found(
    /parseFloat|(Number|parseInt)\([^)]*(amount|money|balance|price|rate|fee|sum)|encode: .*Number\(value\)/i,
  ).map((line) => line.split(':')[0] ?? '')
  expect([...new Set(floats)].toSorted()).toEqual([
    'src/components/charts/plot.ts',
    'src/contract/deposits.ts',
  ])
})

// `first-paint` is inline in the page, in the boxes of what follows; a mask is #000, and `min` caps a text that grows with the reader's.
it('every colour, radius, padding, gap and font size of a style sheet is a token', () => {
  const raw =
    /^(padding|gap|(row|column)-gap|border-radius|font-size)[\w-]*: (?!min)[^;]*(?<![\w.-])([2-9]|\d\d+)(\.\d+)?px|#(?!000\b)[\da-f]{3,8}\b|\brgba?\(/i
  const sheets = /^src\/(?!first-paint|ui\/tokens).+\.css: /
  expect(found(raw).filter((line) => sheets.test(line))).toEqual([])
})

it('the list of storage keys has every key the sources use', { tags: 'D6' }, () => {
  const names = lines.flatMap(({ text }) => text.match(/\bportal:\w+/g) ?? [])
  const known = [...LOCAL_KEYS, ...TAB_KEYS, ...OTHER_NAMES].filter((name) => name.startsWith('portal:'))
  expect([...new Set(names)].toSorted()).toEqual(known.toSorted())
})

// Storage of a tab that was just opened is cleared, or gets this one's.
it(
  'only the safe wrapper and the inline script, which runs before any module, touch storage',
  { tags: 'D6' },
  () => {
    const bare = found(/\b(localStorage|sessionStorage)\b/).map((line) => line.split(':')[0])
    expect([...new Set(bare)]).toEqual([
      'src/first-paint/boot.js',
      'src/lib/openTab.ts',
      'src/lib/safeStorage.ts',
    ])
  },
)
