/** Escapes typed text for a field that holds HTML. */
export const asHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
