import { games } from './games'
import { gamesByCode } from './gamesByCode'
import { isDrawn } from './pictureAddress'

/** The games whose pictures the build draws (vite/gameArt): name and address, each address once. */
export const drawnGames = (): { name: string; address: string }[] => {
  const all = [
    ...games.map(({ name, mobile_img }) => ({ name, address: mobile_img })),
    ...Object.values(gamesByCode)
      .flat()
      .map(({ gamename, gamepic }) => ({ name: gamename, address: gamepic })),
  ]
  return all.filter(({ address }) => isDrawn(address))
}
