const ID = 'static-header'

/**
 * Takes the static shell's header out of what the app is about to replace: it stays until the app's own is drawn, a frame
 * after the page. To draw both at once keeps a player who comes back waiting for his lobby (performance.md).
 */
export function keepStaticHeader(root: HTMLElement): void {
  const shell = root.querySelector<HTMLElement>('.shell')
  if (!shell) return
  const header = shell.cloneNode() as HTMLElement
  header.id = ID
  header.append(...shell.querySelectorAll(':scope > .s-bar, :scope > .s-nav'))
  shell.style.paddingTop = '0'
  root.before(header)
}

/** Whether the static header still stands in the place of the app's own. */
export const hasStaticHeader = (): boolean => document.getElementById(ID) !== null

/** Ends the static header: the app's own is there, or the page has none. */
export const dropStaticHeader = (): void => document.getElementById(ID)?.remove()
