import { useId } from '@/lib/useId'
import { Button } from '@/ui/Button'
import styles from './lists.module.css'
import type { Progress } from './readAllPages'

type Props = { progress: Progress; onCancel: () => void }

/** The progress of reading all pages, with 取消. */
export function ReadingProgress({ progress: { done, total }, onCancel }: Props) {
  const id = useId()
  return (
    <div className={styles.reading}>
      <span id={id}>{total === 0 ? '正在读取记录' : `正在读取第${done} / ${total}页`}</span>
      <progress aria-labelledby={id} max={Math.max(1, total)} {...(total > 0 && { value: done })} />
      <Button look="outline" size="sm" onClick={onCancel}>
        取消
      </Button>
    </div>
  )
}
