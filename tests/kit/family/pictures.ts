const SIDE = 200

/** A placeholder for a picture of the server: its file name on a colour derived from it. */
export function pictureOf(name: string): Response {
  const hue = Array.from(name).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7)
  const label = name.replace(/\.\w+$/, '').replace(/[^\w-]/g, '')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue} 45% 40%)"/>` +
    `<text x="50%" y="52%" font-family="sans-serif" font-size="28" fill="#fff" text-anchor="middle">${label}</text></svg>`
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}
