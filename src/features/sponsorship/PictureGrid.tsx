import type { GalleryPicture } from './clubs'
import styles from './PictureGrid.module.css'

/** Pictures with captions, three per row. */
export function PictureGrid({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <div className={styles.grid}>
      {pictures.map(({ src, caption, drawn }) => (
        <figure key={src}>
          <img src={src} alt={drawn} width={480} height={300} loading="lazy" decoding="async" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}
