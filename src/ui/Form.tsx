import type { FormHTMLAttributes } from 'react'

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Ignores submits while one is running. */
  busy: boolean
}

/** A form without the browser's validation messages; Enter in an IME composition doesn't submit. */
export function Form({ busy, onSubmit, ...form }: Props) {
  return (
    <form
      noValidate
      aria-busy={busy}
      {...form}
      onKeyDown={(event) => {
        // Safari ends the composition first; 229 tells that an input method takes the key.
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
