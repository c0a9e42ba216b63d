import { builtinEnvironments } from 'vitest/runtime'

const { AbortController, AbortSignal, Blob, File, FormData, Headers, Request, Response } = globalThis
const native = { AbortController, AbortSignal, Blob, File, FormData, Headers, Request, Response }
const { setup } = builtinEnvironments['happy-dom']

/** happy-dom beside Node's modules, with Node's own requests and answers, which page and server share. */
export default {
  name: 'flows',
  viteEnvironment: 'ssr',
  async setup(...[global, options]: Parameters<typeof setup>) {
    const environment = await setup(global, options)
    Object.assign(global, native)
    // Playwright would ask the page's host for source maps.
    Reflect.deleteProperty(global, 'XMLHttpRequest')
    return environment
  },
}
