import type { ComponentProps } from 'react'
import { classNames } from '@/lib/classNames'
import { useOnline } from '@/lib/useOnline'
import { Button } from './Button'
import { OFFLINE_REASON } from './offline'
import styles from './offline.module.css'

/** A button outside a form that sends something. Offline, it says so before it is pressed. */
export function ServerButton({ className, ...props }: ComponentProps<typeof Button>) {
  const isOnline = useOnline()
  return (
    <Button
      {...props}
      className={classNames(className, !isOnline && styles.button)}
      style={isOnline ? undefined : OFFLINE_REASON}
    />
  )
}
