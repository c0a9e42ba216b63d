/** Focuses the page's heading, or main if there is none yet, without scrolling. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('#main')
  const headings = main?.querySelectorAll<HTMLElement>('h1[tabindex]') ?? []
  // Hidden kept pages have headings too.
  const heading = [...headings].find((candidate) => candidate.offsetParent !== null)
  ;(heading ?? main)?.focus({ preventScroll: true })
}
