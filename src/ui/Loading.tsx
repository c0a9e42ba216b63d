import styles from './Loading.module.css'

/** 加载中 for screen readers; pair it with skeletons of the final layout. */
export function Loading({ label = '加载中' }: { label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
