const INLINE = 'a|b|big|del|em|font|i|ins|mark|s|small|span|strong|su[bp]|u'

// In turn: comments, scripts and styles with what they hold, any other tag with its attributes. Each alternative also ends
// where the text ends, so that no input makes it start over.
const MARKUP = new RegExp(
  `<!--[^]*?(?:-->|$)|<(script|style)\\b[^]*?(?:</\\1\\b|$)[^>]*>?|</?(?:(?:${INLINE})\\b|([a-z!?]))(?:=\\s*(?:"[^"]*"?|'[^']*'?)|[^>])*>?`,
  'gi',
)

/** Named characters that editors write. Names are 2 to 6 letters, as no member of Object.prototype is. */
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

/**
 * HTML of the server as one line of text: tags stripped (those that end a line part words), character references decoded
 * once, white space folded (D63). Text without markup stays as it is but for its white space.
 */
export const readHtml = (html: string): string =>
  html
    .replace(MARKUP, (_, _script, block) => (block ? ' ' : ''))
    .replace(
      /&(?:#(x?)([\da-f]{1,7})|([a-z]{2,6}));/gi,
      (reference, hex, digits, name: string | undefined) => {
        if (name) return NAMED[name] ?? reference
        const code = parseInt(digits as string, hex ? 16 : 10)
        return code < 0x110000 ? String.fromCodePoint(code) : reference
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
