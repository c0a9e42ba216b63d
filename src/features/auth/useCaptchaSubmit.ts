import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { toasts } from '@/state/toasts'
import { drawCaptcha, WRONG_CAPTCHA, type Captcha } from './captcha'

/** The parts used of a validated form with a field `code`. */
type CaptchaForm<V> = {
  setValue: (field: 'code', value: '') => void
  getFieldState: (field: 'code') => { error?: { message?: string } | undefined }
  onValid: (then: (values: V) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>
}

/** The current captcha, and `draw` to replace it by another. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha>(() => drawCaptcha())
  return { captcha, draw: () => setCaptcha(drawCaptcha) }
}

/**
 * Submits once at a time, locked synchronously in the event. A wrong code, or a `send` that resolves to false,
 * clears the field and draws a new captcha. `refusal` is what the toast says of a refused request, for the place above the button;
 * a field shows its own, also one that `isAtField` finds it to be about.
 */
export function useCaptchaSubmit<V>(
  { setValue, getFieldState, onValid }: CaptchaForm<V>,
  draw: () => void,
  send: (values: V) => Promise<boolean>,
  isAtField: (refusal: string, values: V) => boolean = () => false,
) {
  const [isBusy, setBusy] = useState(false)
  const isLocked = useRef(false)
  const [refusal, setRefusal] = useState('')

  const redraw = () => {
    draw()
    setValue('code', '')
  }

  const submit = async (event: BaseSyntheticEvent) => {
    if (isLocked.current) return
    isLocked.current = true
    const before = toasts.list.at(-1)?.id
    try {
      await onValid(async (values) => {
        setBusy(true)
        if (await send(values)) return
        const told = toasts.list.at(-1)
        // Not earlier: without its line the button would move, and a second press hit what is below. A pause is told there
        // without a toast.
        const text = told && told.id !== before ? told.text : ''
        setRefusal(isAtField(text, values) ? '' : text)
        redraw()
      })(event)
      if (getFieldState('code').error?.message === WRONG_CAPTCHA) redraw()
    } finally {
      isLocked.current = false
      setBusy(false)
    }
  }
  return { redraw, isBusy, refusal, onSubmit: (event: BaseSyntheticEvent) => void submit(event) }
}
