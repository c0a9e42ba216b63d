import type { Detail } from './promotionDetail'
import { earlierTexts } from './earlierTexts'
import { laterTexts } from './laterTexts'

/** The texts of every promotion by id. */
export const promotionTexts: Record<string, Detail> = { ...earlierTexts, ...laterTexts }
