/** Content types of the files that a page runs or shows, by extension. */
const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/(x-)?javascript$/,
  css: /^text\/css$/,
  html: /^text\/html$/,
  svg: /^image\/svg\+xml$/,
  png: /^image\//,
}

const typeOf = ({ headers }: Response): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase()

/** Whether a response is the file of that address: some hosts answer for a missing one with a page, and HTTP 200. */
export function isFile(response: Response, address: string): boolean {
  const [, extension = ''] = /\.(\w+)$/.exec(new URL(address).pathname) ?? []
  const type = typeOf(response)
  // Hosts name the other kinds in many ways.
  return response.ok && (TYPES[extension]?.test(type) ?? type !== 'text/html')
}

/** Whether a response is a picture that may be kept. One that can't be read may be an error, and counts for megabytes. */
export const isPicture = (response: Response): boolean =>
  response.status === 200 && typeOf(response).startsWith('image/')
