// Finds Firefox and WebKit, and fetches them where there are none: Debian's packages, else Playwright's own.
import { existsSync, readFileSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { fetchPackages, findBrowser, run } from '../ensure-browser.mjs'

const first = (...paths) => paths.find((path) => path && existsSync(path))

/** The oldest that the walk was tried with. Playwright's driver needs commands that Firefox 140 lacks. */
const OLDEST_FIREFOX = 153

/** Whether Debian's Firefox is there and not too old, as one from outdated package lists is. */
function hasDebiansFirefox() {
  const file = '/usr/lib/firefox-esr/application.ini'
  return existsSync(file) && Number(/^Version=(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]) >= OLDEST_FIREFOX
}

/** The Firefox in FIREFOX_PATH, or Debian's; undefined without one. */
export const findFirefox = () =>
  first(process.env.FIREFOX_PATH, hasDebiansFirefox() && '/usr/bin/firefox-esr')

/** Debian's MiniBrowser for WebKit, if its driver and Xvfb are installed too. */
export function findMiniBrowser() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined
  const places = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`)
  return first(
    ...places.flatMap((place) => ['4.1', '4.0'].map((api) => `${place}/webkit2gtk-${api}/MiniBrowser`)),
  )
}

const ENGINES = {
  chromium: { find: findBrowser, packages: ['chromium', 'fonts-noto-cjk'] },
  firefox: { find: findFirefox, own: firefox, packages: ['firefox-esr', 'fonts-noto-cjk'] },
  webkit: { find: findMiniBrowser, own: webkit, packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'] },
}

/** Whether Playwright's own engine starts: unlike Debian's packages it may lack libraries. */
async function starts(engine) {
  if (!engine || !existsSync(engine.executablePath())) return false
  try {
    await (await engine.launch()).close()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** Which of these engines this machine has, after fetching the missing ones where possible. */
export async function ensureEngines(names) {
  const missing = () => names.filter((name) => !ENGINES[name].find())
  const packagesOf = (some) => some.flatMap((name) => ENGINES[name].packages)
  if (missing().length > 0) fetchPackages(packagesOf(missing()))
  // One may be available where another is not.
  if (missing().length > 1) for (const name of missing()) fetchPackages(packagesOf([name]))
  const unavailable = []
  for (const name of missing()) {
    const { own, packages } = ENGINES[name]
    if (await starts(own)) continue
    run('npx', 'playwright', 'install', name)
    if (await starts(own)) continue
    unavailable.push(name)
    console.error(
      `No ${name} on this machine, and none to be had. On Debian, as root: apt-get install ${packages.join(' ')}. ` +
        `Elsewhere: npx playwright install ${name}, with the libraries it asks for.`,
    )
  }
  return names.filter((name) => !unavailable.includes(name))
}
