/** Address of the help articles that ship as a file beside the app. */
export const ARTICLES = '/texts/articles.json'

/** Texts of a shipped file by their id, as HTML. */
export type ShippedTexts = Record<string, { content: string; memo?: string }>
