import { parseArgs } from 'node:util'

/** Heights of the windows, by their widths. */
export const HEIGHTS: Record<string, number> = { '390': 844, '1280': 800 }
const NAMES = ['firefox', 'webkit', 'chromium'] as const
export type Name = (typeof NAMES)[number]

/** One engine at one width. `step`: only the steps whose sentence has the word; `pictures`: a folder. */
export type Plan = { name: Name; width: number; step: string; pictures: string | undefined }

type Means = {
  /** Fetches what is missing and returns the engines that this machine has. */
  ensure: (names: Name[]) => Promise<Name[]>
  hasBuild: () => boolean
  /** Walks through one engine and returns the number of failed steps. */
  walk: (plan: Plan) => Promise<number>
  log: (line: string) => void
}

const HELP = `npm run task -- test:engines: walks through the main flows in Firefox, WebKit and Chromium, with the last build.
  --only firefox,webkit   these engines only; firefox:1280 at one width
  --width 390             this width only: ${Object.keys(HEIGHTS).join(' or ')}
  --step withdrawal       the first visit, and the steps whose sentence has the word
  --pictures DIR          takes pictures of home, slots, login, deposit, transfer and bets
  --where-possible        an engine that can't be had is no failure`

/** The engines and widths that the arguments ask for, narrow ones first; the engines with a width of their own at that only. */
function wishes(only: string, width: string | undefined): Omit<Plan, 'step' | 'pictures'>[] {
  const wanted = only.split(',').map((one) => one.split(':'))
  const isKnown = ([name, at = '390']: string[]) => NAMES.some((known) => known === name) && at in HEIGHTS
  if (!wanted.every(isKnown)) return []
  return Object.keys(HEIGHTS).flatMap((at) =>
    NAMES.filter((name) => wanted.some(([asked, own = width ?? at]) => asked === name && own === at)).map(
      (name) => ({ name, width: Number(at) }),
    ),
  )
}

/** Fetches the engines, runs the walks two at a time, and returns the exit code. */
export async function runPlans(argv: string[], { ensure, hasBuild, walk, log }: Means): Promise<number> {
  const text = { type: 'string' } as const
  const isOptional = { type: 'boolean' } as const
  const options = {
    only: text,
    width: text,
    step: text,
    pictures: text,
    'where-possible': isOptional,
  } as const
  const { values } = parseArgs({ args: argv, options })
  const { only = NAMES.join(), step = '', pictures } = values
  const wanted = wishes(only, values.width)
  if (wanted.length === 0) {
    log(HELP)
    return 1
  }
  if (!hasBuild()) {
    log('There is no build: run npm run build first')
    return 1
  }
  const names = NAMES.filter((name) => wanted.some((one) => one.name === name))
  const here = await ensure(names)
  const missing = names.filter((name) => !here.includes(name))
  if (missing.length > 0)
    log(
      values['where-possible']
        ? `Not tested in ${missing.join(' and ')}, which this machine can't get. That is no failure with --where-possible.`
        : `FAILED: no ${missing.join(' and ')}`,
    )
  let failures = values['where-possible'] ? 0 : missing.length
  const waiting = wanted.filter(({ name }) => here.includes(name))
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const more = await walk({ ...next, step, pictures })
      // Not `failures += await`, which would lose what the other lane has added meanwhile.
      failures += more
    }
  }
  await Promise.all([lane(), lane()])
  return failures === 0 ? 0 : 1
}
