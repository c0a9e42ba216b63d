import type { BrowserContext, Page } from '@playwright/test'

const BODY = 'test-body'

/**
 * Works around Playwright's driver of an unpatched Firefox: it enters text by a script that React does not notice, and doesn't
 * report request bodies or what a logged error says. With `sendsBodies` the pages send their bodies in a header too.
 */
export const helpFirefox = (context: BrowserContext, sendsBodies: boolean): Promise<unknown> =>
  context.addInitScript(
    ([header, sendsToo]) => {
      Object.defineProperty(window, '__pw_bidiInsertText', {
        value: (text: string) => {
          const field = document.activeElement as HTMLInputElement | HTMLTextAreaElement | null
          if (!field || !('value' in field)) return
          const { selectionStart: start, selectionEnd: end, value } = field
          const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
          const put = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
          // `fill` selects all first; fields for mail addresses don't tell what is selected.
          put?.call(field, start === null ? text : value.slice(0, start) + text + value.slice(end ?? start))
          field.dispatchEvent(new InputEvent('input', { data: text, bubbles: true, composed: true }))
        },
        writable: false,
      })
      const log = console.error
      console.error = (...said: unknown[]) =>
        log(...said.map((one) => (one instanceof Error ? `${String(one)}\n${one.stack}` : one)))
      if (!sendsToo) return
      const send = window.fetch
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (request.method !== 'POST' || !new URL(request.url).pathname.startsWith('/api/'))
          return send(request)
        const bytes = new Uint8Array(await request.clone().arrayBuffer())
        const headers = new Headers(request.headers)
        headers.set(header, btoa(String.fromCharCode(...bytes)))
        return send(new Request(request, { headers }))
      }
    },
    [BODY, sendsBodies] as const,
  )

/**
 * Makes `emulateMedia` of a context's pages change reduced motion and paper too, which the driver leaves out: tests/engines/firefox.mjs
 * reads this header as a command and removes it, so no request carries it.
 */
export function helpMedia(context: BrowserContext): void {
  context.on('page', (page) => {
    const media: NonNullable<Parameters<Page['emulateMedia']>[0]> = {}
    page.emulateMedia = (change) =>
      page.setExtraHTTPHeaders({ 'test-media': JSON.stringify(Object.assign(media, change)) })
  })
}

/** A request's body as the driver reports it, or from the page's header. */
export function bodyOf(request: {
  headers: () => Record<string, string>
  postDataBuffer: () => Buffer | null
}): Buffer | null {
  const told = request.headers()[BODY]
  return told === undefined ? request.postDataBuffer() : Buffer.from(told, 'base64')
}
