import styles from './Tiles.module.css'

const signsOf = (name: string): string[] => name.match(/[a-z]+|\d+|\S/gi) ?? []

/** Whether a tile has room for the name on balls. */
export const isOnBalls = (name: string): boolean => signsOf(name).length <= 8

/** A lottery's own mark: its name, a sign on each ball, which is no text to translate. `place` picks the colours. */
export const Balls = ({ name, place }: { name: string; place: number }) => (
  <span className={styles.balls} data-tint={place % 7} aria-hidden="true" translate="no">
    {signsOf(name).map((sign, at) => (
      <i key={at} data-tint={(place + at + 1) % 7}>
        {sign}
      </i>
    ))}
  </span>
)
