import { useState, type ComponentProps } from 'react'
import { LeftOut } from '@/components/forms/LeftOut'
import { IconButton } from '@/ui/IconButton'
import { TextField } from '@/ui/forms/TextField'
import type { Captcha } from './captcha'
import styles from './CaptchaField.module.css'

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
          <button type="button" aria-label="点击更换验证码" className={styles.image} onClick={onRedraw}>
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

/** What a refused request was told, above the button; the toast has announced it. */
export const Refusal = ({ text }: { text: string }) =>
  text !== '' && (
    <p className={styles.refusal} aria-hidden="true">
      {text}
    </p>
  )

function readAloud(code: string): void {
  const speech = new SpeechSynthesisUtterance(code.split('').join('，'))
  speech.lang = 'zh-CN'
  speech.rate = 0.7
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}
