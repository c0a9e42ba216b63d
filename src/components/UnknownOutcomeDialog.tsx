import { useState } from 'react'
import { navigate } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'
import { closeUnknown } from '@/state/intents'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { Icon } from '@/ui/Icon'
import { SupportButton } from './SupportButton'
import styles from './UnknownOutcomeDialog.module.css'

/** Tells that a money request's outcome is unknown; the same one is refused until the member has looked (faults 2.4). */
export function UnknownOutcomeDialog() {
  const [isChecked, setChecked] = useState(false)
  return (
    <Dialog kind="alert" title="请求结果未知" onClose={() => closeUnknown(isChecked)} theme="paper" middle>
      <p className={styles.text}>
        <Icon name="warn" size={24} />
        请求结果未知，请先到资金记录核对，切勿重复提交
      </p>
      <div className={styles.actions}>
        <Button
          data-autofocus
          onClick={() => {
            closeUnknown(true)
            navigate(paths.funds(), { quiet: true })
          }}
        >
          查看资金记录
        </Button>
        <SupportButton />
      </div>
      <Checkbox
        label="我已核对，仍要再次提交"
        checked={isChecked}
        onChange={(event) => setChecked(event.target.checked)}
      />
    </Dialog>
  )
}
