import styles from './SearchField.module.css'

/** The field 搜索游戏; filters as you type. */
export function SearchField({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <div className={styles.field} role="search">
      <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M15.5 15.5 20 20M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.6}
          strokeLinecap="round"
        />
      </svg>
      <input
        type="search"
        aria-label="搜索游戏"
        placeholder="搜索游戏"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
