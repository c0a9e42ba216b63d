import { classNames } from '@/lib/classNames'
import styles from './Pager.module.css'

type Props = { page: number; total: number; pageSize: number; onPage: (page: number) => void }

/** Page numbers around the current one, with first and last; null is a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((n, index) => (index > 0 && n - sorted[index - 1]! > 1 ? [null, n] : [n]))
}

/** 上一页 · pages · 下一页 with 共{n}条; nothing without rows. */
export function Pager({ page, total, pageSize, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (total === 0) return null
  // Between two gaps, narrow screens have no room for them.
  const isNeighbour = (n: number | null) => n !== null && ![1, page, last].includes(n)
  const isInside = page > 1 && page < last
  return (
    <nav className={styles.pager} aria-label="分页">
      <p>共{total}条</p>
      <ol>
        <li>
          <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            上一页
          </button>
        </li>
        {pagesAround(page, last).map((n, index) => (
          <li key={n ?? `gap${index}`} className={classNames(isInside && isNeighbour(n) && styles.neighbour)}>
            {n === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={`第${n}页`}
                aria-current={n === page ? 'page' : undefined}
                onClick={() => n !== page && onPage(n)}
              >
                {n}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={page >= last} onClick={() => onPage(page + 1)}>
            下一页
          </button>
        </li>
      </ol>
    </nav>
  )
}
