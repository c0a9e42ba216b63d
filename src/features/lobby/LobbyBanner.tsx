import hero from '@/ui/hero.module.css'
import styles from './LobbyBanner.module.css'

/** A lobby's banner: its heading over one of our own pictures. */
export function LobbyBanner({ title, line, picture }: { title: string; line: string; picture: string }) {
  return (
    <div className={styles.banner}>
      <img className={hero.cover} src={picture} alt="" width={1920} height={480} fetchPriority="high" />
      <div className={styles.copy}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{line}</p>
      </div>
    </div>
  )
}
