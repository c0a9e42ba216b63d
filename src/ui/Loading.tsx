import styles from './Loading.module.css'

/** 加载中 with a spinner; use skeletons where the layout is known. */
export function Loading({ label = '加载中' }: { label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{label}</span>
    </div>
  )
}
