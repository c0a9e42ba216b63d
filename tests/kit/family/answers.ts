/** HTTP 200 with code 200. */
export const ok = (data: unknown = [], message = '成功'): Response =>
  Response.json({ code: 200, message, data })

/** HTTP 200 with another code. */
export const refuse = (code: number, message: string, data: unknown = []): Response =>
  Response.json({ code, message, data })

/** The validator's answer: no `data`, another content type, and no CORS headers. */
export const invalid = (message: string): Response =>
  new Response(JSON.stringify({ code: 1000, message }), {
    headers: { 'Content-Type': 'text/json;charset=UTF-8' },
  })

/** The session check's refusal: HTTP 401 or 403. */
export const forbid = (status: 401 | 403, message: string): Response =>
  Response.json({ code: status, message }, { status })

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' }

/** HTTP 200 with an empty body. */
export const nothing = (): Response => new Response('', { headers: HTML })

/** A page of text. */
export const page = (title: string, status = 200): Response =>
  new Response(`<!DOCTYPE html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`, {
    status,
    headers: HTML,
  })

/** An uncaught error of that server: HTTP 500. */
export class Exception extends Error {}

/** The page of an uncaught error, or JSON without a code if the request accepts JSON. */
export function exceptionAnswer(message: string, accept: string): Response {
  if (accept.includes('application/json'))
    return Response.json(
      { message, exception: 'ErrorException', file: '/srv/api', line: 1, trace: [] },
      { status: 500 },
    )
  const told = `${message.replaceAll('"', '&quot;')} (500 Internal Server Error)`
  const html = `<!-- ${told} -->\n<!DOCTYPE html>\n<html lang="en">\n    <head>\n        <title>${told}</title>\n    </head>\n</html>`
  return new Response(html, { status: 500, headers: HTML })
}
