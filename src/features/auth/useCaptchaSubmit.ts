import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { dismissToast, toasts, type Toast } from '@/state/toasts'
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
 * clears the field and draws a new captcha. `refusal` is the toast of a refused request, whose place is above the button;
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
  const [refusal, setRefusal] = useState<Toast | null>(null)

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
        const last = toasts.list.at(-1)
        const told = last && last.id !== before ? last : null
        // Not earlier: without its line the button would move, and a second press hit what is below. A pause is told there
        // without a toast.
        const isTold = told !== null && isAtField(told.text, values)
        if (isTold) dismissToast(told.id)
        setRefusal(isTold ? null : told)
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
