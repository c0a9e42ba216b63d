import { describe, expect, it, vi } from 'vitest'
import { runPlans, type Name, type Plan } from './plan'

/** Runs with these engines on the machine and these failures per walk. */
async function run(argv: string, { here = ['firefox', 'webkit', 'chromium'] as Name[], failures = 0 } = {}) {
  const walks: string[] = []
  const lines: string[] = []
  const ensure = vi.fn(async (names: Name[]) => names.filter((name) => here.includes(name)))
  const code = await runPlans(argv === '' ? [] : argv.split(' '), {
    ensure,
    hasBuild: () => true,
    walk: async ({ name, width }: Plan) => {
      walks.push(`${name} ${width}`)
      return failures
    },
    log: (line) => void lines.push(line),
  })
  return { code, walks, lines, asked: ensure.mock.calls.flat(2) }
}

describe('which walks', () => {
  it.each([
    ['', ['firefox 390', 'webkit 390', 'chromium 390', 'firefox 1280', 'webkit 1280', 'chromium 1280']],
    ['--only webkit', ['webkit 390', 'webkit 1280']],
    ['--width 1280 --only webkit,firefox', ['firefox 1280', 'webkit 1280']],
    ['--only firefox:1280,webkit:390', ['webkit 390', 'firefox 1280']],
    ['--only firefox,webkit:390', ['firefox 390', 'webkit 390', 'firefox 1280']],
  ])('%s', async (argv, walks) => {
    expect(await run(argv)).toMatchObject({ code: 0, walks, lines: [] })
  })

  it.each(['--only safari', '--only firefox,safari', '--width 400', '--only webkit,firefox:400'])(
    'unknown: %s',
    async (argv) => {
      const { code, walks, lines, asked } = await run(argv)
      expect({ code, walks, asked }).toEqual({ code: 1, walks: [], asked: [] })
      expect(lines.join()).toContain('--only firefox,webkit')
    },
  )
})

describe('an engine that this machine cannot get', () => {
  const here: Name[] = ['webkit']

  it('fails the run', async () => {
    const { code, walks, lines } = await run('--only firefox:1280,webkit:390', { here })
    expect({ code, walks, lines }).toEqual({ code: 1, walks: ['webkit 390'], lines: ['FAILED: no firefox'] })
  })

  it('is told in one line and passes with --where-possible', async () => {
    const { code, walks, lines } = await run('--only firefox:1280,webkit:390 --where-possible', { here })
    expect({ code, walks }).toEqual({ code: 0, walks: ['webkit 390'] })
    expect(lines).toEqual([expect.stringMatching(/^Not tested in firefox, /)])
  })

  it('passes with --where-possible when there is none at all', async () => {
    const { code, walks, lines } = await run('--only firefox,webkit --where-possible', { here: [] })
    expect({ code, walks }).toEqual({ code: 0, walks: [] })
    expect(lines).toEqual([expect.stringMatching(/^Not tested in firefox and webkit, /)])
  })
})

it.each(['--only webkit', '--only webkit --where-possible'])(
  'a failed step fails the run: %s',
  async (argv) => {
    expect(await run(argv, { failures: 1 })).toMatchObject({ code: 1, walks: ['webkit 390', 'webkit 1280'] })
  },
)

it('without a build nothing is fetched', async () => {
  const ensure = vi.fn(async () => [])
  const log = vi.fn()
  const code = await runPlans(['--where-possible'], {
    ensure,
    hasBuild: () => false,
    walk: async () => 0,
    log,
  })
  expect(code).toBe(1)
  expect(ensure).not.toHaveBeenCalled()
  expect(log).toHaveBeenCalledWith(expect.stringContaining('npm run build'))
})
