import { useState, type ComponentProps } from 'react'
import { IconButton } from '../IconButton'
import { TextField } from './TextField'

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      icon="lock"
      asTyped
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye' : 'eyeoff'}
          label={isShown ? '隐藏密码' : '显示密码'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
