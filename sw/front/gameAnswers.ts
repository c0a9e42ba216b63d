import { listGames, listGamesByCode } from '@/contract/games'
import { gamesIn } from '../db/seed/games'
import { gamesOfCode } from '../db/seed/gamesByCode'
import { seeded, type SeededAnswer } from './answers'

/** The lists of games: a file of its own, which the home page does not wait for. */
export const gameAnswers: SeededAnswer[] = [
  seeded(listGames, ({ category }) => gamesIn(category)),
  seeded(listGamesByCode, ({ gamecode }) => gamesOfCode(gamecode)),
]
