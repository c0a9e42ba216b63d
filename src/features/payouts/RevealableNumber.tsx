import { useEffect, useState } from 'react'
import { inGroups, spell } from '@/components/payouts/accountNumber'
import { MaskedNumber } from '@/components/payouts/MaskedNumber'
import { classNames } from '@/lib/classNames'
import { seconds } from '@/lib/durations'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './PayoutAccountsPage.module.css'

const SHOWN_FOR = seconds(10)

/** A masked account number or address that can be shown in full; `label` is 地址 or 账号. */
export function RevealableNumber({ number, label }: { number: string; label: string }) {
  const { isShown, toggle } = useReveal()
  return (
    <span className={styles.number}>
      {isShown ? (
        <span aria-hidden="true" className={classNames(shared.num, styles.whole)} translate="no">
          {inGroups(number)}
        </span>
      ) : (
        <MaskedNumber number={number} />
      )}
      {/* Announced when shown, silent when hidden. */}
      <span aria-live="polite" className={shared.srOnly}>
        {isShown && spell(number)}
      </span>
      <Button look="text" size="sm" aria-label={`${isShown ? '隐藏' : '显示'}${label}`} onClick={toggle}>
        <Icon name={isShown ? 'eyeoff' : 'eye'} size={16} />
        {isShown ? '隐藏' : '显示'}
      </Button>
    </span>
  )
}

/** Reveals a secret for 10 s at most, or until the tab is hidden. */
function useReveal(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const hide = () => setShown(false)
    const timer = setTimeout(hide, SHOWN_FOR)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isShown])
  return { isShown, toggle: () => setShown((now) => !now) }
}
