import { classNames } from '@/lib/classNames'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './RevealableNumber.module.css'
import { inGroups, spell } from './accountNumber'
import { MaskedNumber } from './MaskedNumber'
import { useReveal } from './useReveal'

/** The member's own number or address: masked, and whole on demand; `label` is what it is, 地址 or 账号. */
export function RevealableNumber({ number, label }: { number: string; label: string }) {
  const { isShown, toggle } = useReveal()
  return (
    <span className={styles.number}>
      {isShown ? (
        <span aria-hidden="true" className={classNames(shared.num, styles.whole)}>
          {inGroups(number)}
        </span>
      ) : (
        <MaskedNumber number={number} />
      )}
      {/* Only the whole number is live: it is spoken once, and nothing when it goes. */}
      <span aria-live="polite" className={shared.srOnly}>
        {isShown && spell(number)}
      </span>
      <Button
        look="text"
        size="sm"
        className={styles.toggle}
        aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
        onClick={toggle}
      >
        <Icon name={isShown ? 'eyeoff' : 'eye'} size={16} />
        {isShown ? '隐藏' : '显示'}
      </Button>
    </span>
  )
}
