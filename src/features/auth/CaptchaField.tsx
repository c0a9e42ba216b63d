import { useEffect, useState, type ComponentProps } from 'react'
import { LeftOut } from '@/components/forms/LeftOut'
import { dismissToast, type Toast } from '@/state/toasts'
import { TextField } from '@/ui/forms/TextField'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import styles from './auth.module.css'
import type { Captcha } from './captcha'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'end'> & {
  captcha: Captcha
  onRedraw: () => void
}

/** The field 验证码: its image is a button that draws another, also when it fails, and a second button reads it aloud. */
export function CaptchaField({ captcha, onRedraw, hint, ...field }: Props) {
  const [failed, setFailed] = useState<Captcha>()
  const isFailed = failed === captcha
  return (
    <TextField
      {...field}
      label="验证码"
      icon="shield"
      autoComplete="off"
      asTyped
      autoCapitalize="characters"
      hint={isFailed ? <LeftOut line="验证码图片加载失败，请点击更换" /> : hint}
      end={
        <>
          {'speechSynthesis' in window && (
            <IconButton icon="horn" label="朗读验证码" size={18} onClick={() => readAloud(captcha.code)} />
          )}
          <button type="button" aria-label="点击更换验证码" className={styles.captcha} onClick={onRedraw}>
            {isFailed ? (
              '点击更换'
            ) : (
              // Another element: browsers keep showing the old picture until the new one has loaded.
              <img
                key={captcha.src}
                src={captcha.src}
                alt=""
                width={104}
                height={42}
                onError={() => setFailed(captcha)}
              />
            )}
          </button>
        </>
      }
    />
  )
}

const TONES = { success: 'good', error: 'bad', warning: 'waiting', info: 'info' } as const

/** What a refused request was told, above the button, in place of its toast. */
export function Refusal({ told }: { told: Toast | null }) {
  useEffect(() => {
    if (told) dismissToast(told.id)
  }, [told])
  if (!told) return null
  const isUrgent = told.tone === 'error' || told.tone === 'warning'
  return (
    <Notice
      key={told.id}
      tone={TONES[told.tone]}
      role={isUrgent ? 'alert' : 'status'}
      className={styles.told}
    >
      {told.text}
    </Notice>
  )
}

function readAloud(code: string): void {
  const speech = new SpeechSynthesisUtterance(code.split('').join('，'))
  speech.lang = 'zh-CN'
  speech.rate = 0.7
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}
