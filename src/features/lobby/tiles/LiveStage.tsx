import { openGame } from '@/components/games/openGame'
import type { OpenableGame } from '@/state/gameShelf'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import hero from '@/ui/hero.module.css'
import styles from './LiveStage.module.css'

/** The large stage of the recommended live venue, with its start button; its tile has the heart. */
export function LiveStage({ game, intro }: { game: OpenableGame; intro: string }) {
  return (
    <div className={styles.stage}>
      {/* Lazy: browsers build a document for an SVG, which would delay the first frame of the page. */}
      <img
        className={hero.cover}
        src="/art/stage-2-live.svg"
        alt=""
        width={1920}
        height={480}
        loading="lazy"
      />
      <div className={styles.copy}>
        <span className={styles.tag}>推荐厅</span>
        <h2>{game.title}</h2>
        <p>{intro || '全天开桌，随时入座。'}</p>
        <Button size="lg" className={styles.start} onClick={() => openGame(game)}>
          <Icon name="play" size={18} />
          开始游戏
        </Button>
      </div>
    </div>
  )
}
