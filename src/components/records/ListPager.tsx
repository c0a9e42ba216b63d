import { PAGE_SIZE, type Page } from '@/contract/wire/codecs'
import { Button } from '@/ui/Button'
import { Pager } from '@/ui/Pager'
import styles from './ListPager.module.css'

type Props = {
  /** The requested page; an address may request one beyond the end. */
  page: number
  read: Page<unknown>
  onPage: (page: number) => void
}

/** The pager of a server's list. */
export function ListPager({ page, read: { data, total }, onPage }: Props) {
  return (
    <>
      {data.length === 0 && page > 1 && (
        <p className={styles.back}>
          <Button look="outline" onClick={() => onPage(1)}>
            返回第1页
          </Button>
        </p>
      )}
      {/* Beyond the end, 上一页 leads to the last page with rows. */}
      <Pager
        page={Math.min(page, Math.ceil(total / PAGE_SIZE) + 1)}
        total={total}
        pageSize={PAGE_SIZE}
        onPage={onPage}
      />
    </>
  )
}
