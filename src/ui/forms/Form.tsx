import type { FormHTMLAttributes } from 'react'
import { classNames } from '@/lib/classNames'
import { useOnline } from '@/lib/useOnline'
import { OFFLINE_REASON } from '../offline'
import styles from '../offline.module.css'

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Ignores submits while one is running. */
  busy: boolean
}

/**
 * A form without the browser's validation messages; Enter in an IME composition doesn't submit. Offline, its submit button says
 * so.
 */
export function Form({ busy, onSubmit, className, ...form }: Props) {
  const isOnline = useOnline()
  return (
    <form
      noValidate
      aria-busy={busy}
      {...form}
      className={classNames(className, !isOnline && styles.form) || undefined}
      style={isOnline ? undefined : OFFLINE_REASON}
      onKeyDown={(event) => {
        // Safari ends the composition first; key code 229 means that an input method handles the key.
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
        if (event.key === 'Enter' && isComposing) event.preventDefault()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit?.(event)
      }}
    />
  )
}
