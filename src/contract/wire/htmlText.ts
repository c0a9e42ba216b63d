const INLINE = 'a|b|big|del|em|font|i|ins|mark|s|small|span|strong|su[bp]|u'

// Comments, scripts and styles with their content, then any other tag with its attributes. Each alternative also matches up to
// the end of the text, so that no input causes backtracking.
const MARKUP = new RegExp(
  `<!--[^]*?(?:-->|$)|<(script|style)\\b[^]*?(?:</\\1\\b|$)[^>]*>?|</?(?:(?:${INLINE})\\b|([a-z!?]))(?:=\\s*(?:"[^"]*"?|'[^']*'?)|[^>])*>?`,
  'gi',
)

/** Named characters that editors write. No name of 2 to 6 letters is a member of Object.prototype. */
const NAMED: Record<string, string> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
  yen: '¥',
}

/** Text with its character references decoded once: `&amp;` is `&`. */
export const readReferences = (text: string): string =>
  text.replace(
    /&(?:#(x?)([\da-f]{1,7})|([a-z]{2,6}));/gi,
    (reference, hex, digits, name: string | undefined) => {
      if (name) return NAMED[name] ?? reference
      const code = parseInt(digits as string, hex ? 16 : 10)
      return code < 0x110000 ? String.fromCodePoint(code) : reference
    },
  )

/** Text in which `readReferences` finds what it was given: the `&` of its references is written as one. */
export const writeReferences = (text: string): string =>
  text.replace(/&(?=(?:#x?[\da-f]{1,7}|[a-z]{2,6});)/gi, '&amp;')

/** Tags stripped, block tags as spaces, character references decoded once. */
const strip = (html: string): string =>
  readReferences(html.replace(MARKUP, (_, _script, block) => (block ? ' ' : '')))

/** Server HTML as one line of text: without markup, white space folded. */
export const readHtml = (html: string): string =>
  // Most texts are plain: compiling the expressions would only delay the first frame.
  (/[<&]/.test(html) ? strip(html) : html).replace(/\s+/g, ' ').trim()
