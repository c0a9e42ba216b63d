import { fromList, pictureOf, useCategory } from '@/components/games/games'
import { captionOf } from '@/components/games/halls'
import { LobbyHero } from '@/components/games/LobbyHero'
import { LiftedNotices } from './LiftedNotices'
import { LobbySection } from './LobbySection'
import { LobbyView } from './LobbyView'
import { Balls, isOnBalls } from './tiles/Balls'
import { GameTile } from './tiles/GameTile'
import { Tiles } from './tiles/Tiles'
import grid from './tiles/Tiles.module.css'
import { TileSkeletons } from './TileSkeletons'

/** `/lottery`: banner, notices and a tile per item with 进入游戏. */
export function LotteryPage() {
  return (
    <>
      <LobbyHero title="彩票游戏" line="开奖准时，规则清楚，理性购彩。" picture="/art/stage-5-lottery.svg" />
      <LiftedNotices />
      <LobbySection
        read={useCategory('lottery')}
        loading={<TileSkeletons count={8} grid={grid.lotteries} tools />}
      >
        {(games) => {
          const pictures = games.map((game) => fromList(game).picture)
          const isShared = (picture: string) => pictures.indexOf(picture) !== pictures.lastIndexOf(picture)
          return (
            <LobbyView items={games} toGame={fromList}>
              {(shown) => (
                <Tiles items={shown} toGame={fromList} grid={grid.lotteries}>
                  {(game, item) => (
                    <GameTile
                      game={game}
                      line={item.intro || captionOf(game)}
                      go="进入游戏"
                      // A picture that two share tells neither.
                      {...((pictureOf(game) === null || isShared(game.picture)) &&
                        isOnBalls(game.title) && {
                          drawing: <Balls name={game.title} place={games.indexOf(item)} />,
                          isTitled: true,
                        })}
                    />
                  )}
                </Tiles>
              )}
            </LobbyView>
          )
        }}
      </LobbySection>
    </>
  )
}
