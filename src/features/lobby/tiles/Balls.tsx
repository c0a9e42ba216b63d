import styles from './Tiles.module.css'

/** A lottery's own mark: its name, a sign on each ball. `place` picks the colours. */
export const Balls = ({ name, place }: { name: string; place: number }) => (
  <span className={styles.balls} data-tint={place % 7} aria-hidden="true">
    {name.match(/[a-z]+|\d+|\S/gi)?.map((sign, at) => (
      <i key={at} data-tint={(place + at + 1) % 7}>
        {sign}
      </i>
    ))}
  </span>
)
