import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// `npm run task -- face`: cuts the display face (Debian: fonts-noto-cjk, python3-fonttools, python3-brotli) to the signs of
// src/ui/face/signs.txt. The walk of accessibility.spec.ts names a heading's sign that is missing there.

const SOURCE = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'
/** Simplified Chinese in that collection. */
const FONT = 2
const FOLDER = 'src/ui/face'

export function run(): void {
  // Its copyright and licence (names 0, 13, 14) stay in it.
  const options =
    '--flavor=woff2 --no-hinting --desubroutinize --layout-features= --no-notdef-outline --name-IDs=0,13,14 --drop-tables+=vhea,vmtx,VORG,BASE'
  execFileSync('/usr/bin/python3', [
    '-m',
    'fontTools.subset',
    SOURCE,
    `--font-number=${FONT}`,
    `--text=${readFileSync(`${FOLDER}/signs.txt`, 'utf8').trim()}`,
    `--output-file=${FOLDER}/display.woff2`,
    ...options.split(' '),
  ])
}
