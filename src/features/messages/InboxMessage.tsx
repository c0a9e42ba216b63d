import { useId } from '@/lib/useId'
import { LateRichText } from '@/components/LateRichText'
import type { Message } from '@/contract/messages'
import { classNames } from '@/lib/classNames'
import { formatDateTime } from '@/contract/values/beijing'
import { Icon } from '@/ui/Icon'
import shared from '@/ui/shared.module.css'
import styles from './InboxMessage.module.css'

type Props = { message: Message; isNew: boolean; isOpen: boolean; onToggle: () => void }

/** One message; its title and time are the button that expands it. */
export function InboxMessage({ message, isNew, isOpen, onToggle }: Props) {
  const panelId = useId()
  const { title, content, created_at: createdAt } = message
  return (
    <li className={classNames(styles.message, isNew && styles.new)}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
          <span className={styles.mark}>{isNew && <span className={shared.srOnly}>未读</span>}</span>
          <bdi className={styles.title}>{title || '站内信'}</bdi>
          <time className={classNames(shared.num, styles.time)}>{formatDateTime(createdAt)}</time>
          <Icon name="down" size={18} className={styles.chevron ?? ''} />
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className={styles.text}>
        {isOpen && <LateRichText html={content} />}
      </div>
    </li>
  )
}
