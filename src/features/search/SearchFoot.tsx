import { useSnapshot } from 'valtio'
import { searchKey, setSearchKey } from '@/state/searchKey'
import { Checkbox } from '@/ui/forms/Checkbox'
import styles from './SearchDialog.module.css'

/** The search's keys and the switch for `/`; hidden on touch screens. */
export function SearchFoot() {
  const { isOn } = useSnapshot(searchKey)
  return (
    <div className={styles.foot}>
      <p>
        <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
      <Checkbox
        label="按 / 键打开搜索"
        checked={isOn}
        onChange={({ target }) => setSearchKey(target.checked)}
      />
    </div>
  )
}
