/** Puts the focus at the start of the page: its heading, or main where there is none yet. Scrolls nothing. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('#main')
  const headings = main?.querySelectorAll<HTMLElement>('h1[tabindex]') ?? []
  // Kept pages that are hidden have headings, too (D4).
  const heading = [...headings].find((candidate) => candidate.offsetParent !== null)
  ;(heading ?? main)?.focus({ preventScroll: true })
}
