const listeners = new Set<(title: string) => void>()

/** Calls the listener with the window's title whenever a page is entered, once that page has set it. */
export const onPageEntered = (listener: (title: string) => void): void => void listeners.add(listener)

/** Reports that a page was entered and has set the window's title. Not for the page the browser opened first. */
export const tellPageEntered = (): void => listeners.forEach((listener) => listener(document.title))
