import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { drawCaptcha } from './captcha'
import { WRONG_CAPTCHA } from './wrongCaptcha'

/** What is used of a validated form with a field `code`. */
type CaptchaForm<V> = {
  setValue: (field: 'code', value: '') => void
  getFieldState: (field: 'code') => { error?: { message?: string } | undefined }
  onValid: (then: (values: V) => Promise<void>) => (event?: BaseSyntheticEvent) => Promise<void>
}

/** The captcha shown, and how to draw another. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState(drawCaptcha)
  return { captcha, draw: () => setCaptcha(drawCaptcha()) }
}

/**
 * One submission at a time, locked in the event itself (D24). A wrong entry, and a `send` that comes to false, clear
 * the entry and draw a new image (spec 1 §4, §5).
 */
export function useCaptchaSubmit<V>(
  { setValue, getFieldState, onValid }: CaptchaForm<V>,
  draw: () => void,
  send: (values: V) => Promise<boolean>,
) {
  const [isBusy, setBusy] = useState(false)
  const isLocked = useRef(false)

  const redraw = () => {
    draw()
    setValue('code', '')
  }

  const submit = async (event: BaseSyntheticEvent) => {
    if (isLocked.current) return
    isLocked.current = true
    try {
      await onValid(async (values) => {
        setBusy(true)
        if (!(await send(values))) redraw()
      })(event)
      if (getFieldState('code').error?.message === WRONG_CAPTCHA) redraw()
    } finally {
      isLocked.current = false
      setBusy(false)
    }
  }
  return { redraw, isBusy, onSubmit: (event: BaseSyntheticEvent) => void submit(event) }
}
