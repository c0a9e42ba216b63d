/** Address of the help articles that ship as a file beside the app. */
export const ARTICLES = '/texts/articles.json'

/** Address of the banners that ship with a build for a real server. */
export const BANNERS = '/texts/slides.json'

/** Texts of a shipped file by id, as HTML. */
export type ShippedTexts = Record<string, { content: string; memo?: string }>
