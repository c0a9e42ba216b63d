import { readFileSync } from 'node:fs'
import { name } from '@/contract/texts/brand'
import { age, contact } from '@/contract/texts/brandTexts'
import { ARTICLES, type ShippedTexts } from '@/contract/texts/shippedTexts'
import { loginPassword } from '@/contract/values/loginPassword'
import { paymentPassword } from '@/contract/values/paymentPassword'
import { banners } from '../db/seed/banners'
import { PROMOTIONS } from '../server/texts'
import { promotionTexts } from './promotionTexts'

/** What stands for the brand's and the forms' own words in the articles. */
const WORDS: Record<string, string> = {
  ...contact,
  name,
  mark: age.mark,
  age: age.line,
  login: String(loginPassword.least),
  payment: paymentPassword.form,
}

/** The help articles as HTML by their type: `articles/1.html` and so on. */
export const articles: ShippedTexts = Object.fromEntries(
  [1, 2, 3, 4, 5, 7, 8].map((type) => {
    const html = readFileSync(`${import.meta.dirname}/articles/${type}.html`, 'utf8')
    return [type, { content: html.replace(/\{(\w+)\}/g, (_, word: string) => WORDS[word]!) }]
  }),
)

/** The banners for a server without any: they lead to pages that every server has. */
export const shippedBanners = banners.map(({ src, url }) => ({
  src,
  url: url.startsWith('#/activityInfo') ? '#/activity' : url,
}))

/**
 * The long texts, by the address of the file that the build writes them to (vite/texts.ts). Never imported by the demo server,
 * which reads the files: the worker's script stays small.
 */
export const texts: Record<string, ShippedTexts> = {
  [ARTICLES]: articles,
  [PROMOTIONS]: promotionTexts,
}
