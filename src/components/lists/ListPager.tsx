import type { Page } from '@/contract/wire/codecs'
import { Button } from '@/ui/Button'
import { Pager } from '@/ui/Pager'
import styles from './lists.module.css'
import type { useShownPage } from './useShownPage'

type Props = {
  /** The requested page; an address may request one beyond the end. */
  page: number
  read: Page<unknown>
  shown: ReturnType<typeof useShownPage>
  onPage: (page: number) => void
}

/** The pager of a server's list, and what the server leaves out of it. */
export function ListPager({ page, read: { data, total }, shown: { size, note }, onPage }: Props) {
  return (
    <>
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
      {data.length === 0 && page > 1 && (
        <p className={styles.note}>
          <Button look="outline" onClick={() => onPage(1)}>
            返回第1页
          </Button>
        </p>
      )}
      {/* Beyond the end, 上一页 leads to the last page with rows. */}
      <Pager
        page={Math.min(page, Math.ceil(total / size) + 1)}
        total={total}
        pageSize={size}
        onPage={onPage}
      />
    </>
  )
}
