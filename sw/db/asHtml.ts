/** Typed text for a field that holds HTML: no character of it is markup. */
export const asHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
