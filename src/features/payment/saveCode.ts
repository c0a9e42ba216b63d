/** Side of the saved picture, in px. */
const SIDE = 720

/** Saves a drawn code as a PNG, which every phone's album can show. Rejects if the browser can't draw it. */
export async function saveCode(code: SVGElement, name: string): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const paper = canvas.getContext('2d')!
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, SIDE, SIDE)
  paper.imageSmoothingEnabled = false
  paper.drawImage(picture, 0, 0, SIDE, SIDE)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}
