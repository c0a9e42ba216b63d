const listeners = new Set<(title: string) => void>()

/** Calls the listener with the window's title whenever a page has been entered and has set it. */
export const onPageEntered = (listener: (title: string) => void): void => void listeners.add(listener)

/** Reports that a page was entered and has set the window's title. Don't call it for the first page. */
export const tellPageEntered = (): void => listeners.forEach((listener) => listener(document.title))
