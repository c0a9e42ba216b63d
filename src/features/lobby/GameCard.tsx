import type { ReactNode } from 'react'
import { pictureOf } from '@/components/games/games'
import type { OpenableGame } from '@/state/gameShelf'
import { Picture } from '@/ui/Picture'
import styles from './GameCard.module.css'

type Props = {
  game: OpenableGame
  caption: string
  /** The button at the bottom. */
  action: ReactNode
  /** A control in the picture's corner. */
  corner?: ReactNode
  wide?: boolean
}

/** One game: picture, name, caption and its controls. */
export function GameCard({ game, caption, action, corner, wide = false }: Props) {
  return (
    <div className={styles.card} data-wide={wide || undefined}>
      <div className={styles.picture}>
        <Picture src={pictureOf(game)} fallback="/placeholders/game.svg" width={320} height={240} />
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={styles.foot}>
        <div className={styles.words}>
          <strong title={game.title}>{game.title}</strong>
          <small>{caption}</small>
        </div>
        {action}
      </div>
    </div>
  )
}
