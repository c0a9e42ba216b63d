import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './lobby.module.css'

/** A lobby's filter and order on a phone; what is chosen shows at once behind it. */
export const FilterSheet = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => (
  <Dialog title="筛选" onClose={onClose}>
    <div className={styles.sheet}>
      {children}
      <Button block onClick={onClose}>
        查看游戏
      </Button>
    </div>
  </Dialog>
)
