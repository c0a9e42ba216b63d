import { CONTROL_HEADER, controlPath } from '@/contract/wire/demoControls'
import { json } from './routes'

/** Nothing that a browser took for a document could run or load anything, and it would have no origin. */
const SEAL = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
}

/**
 * Why a request is not answered (D75): its status, or null. What a worker's request says of itself is the same in all engines
 * (mode and destination); only servers in Node see Sec-Fetch headers and Origin.
 * @param path As the router reads it, which decodes characters.
 * @param takesForm Whether the call is an upload, whose body may be a form.
 */
export function refusalOf(request: Request, path: string, takesForm = false): number | null {
  const header = (name: string) => request.headers.get(name)
  const mode = header('Sec-Fetch-Mode') ?? request.mode
  const destination = header('Sec-Fetch-Dest') ?? 'empty'
  const isFetch = [mode, request.mode].every((one) => one === 'cors' || one === 'same-origin')
  if (!isFetch || destination !== 'empty' || request.destination) return 403
  const site = header('Sec-Fetch-Site') ?? 'none'
  const { origin } = new URL(request.url)
  if ((site !== 'same-origin' && site !== 'none') || (header('Origin') ?? origin) !== origin) return 403
  if (path.startsWith(controlPath('')) && header(CONTROL_HEADER) === null) return 403
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const type = header('Content-Type') ?? ''
  const isTaken =
    /^application\/json\s*(;|$)/i.test(type) || (takesForm && /^multipart\/form-data\s*;/i.test(type))
  return isTaken ? null : 415
}

/** The answer to a request that is refused at the gate. */
export const turnedAway = (status: number): Response =>
  sealed(json({ code: status, message: '演示服务器只回答本站的请求', data: [] }, status))

/** The answer with the headers that every answer carries. */
export function sealed(answer: Response): Response {
  // A network error has none, and they can't be set.
  if (answer.type !== 'error')
    for (const [name, value] of Object.entries(SEAL)) answer.headers.set(name, value)
  return answer
}
