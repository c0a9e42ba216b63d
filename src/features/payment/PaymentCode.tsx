import { useRef } from 'react'
import { late } from '@/components/late'
import type { Opening } from '@/components/site/opening'
import { useIsPhone } from '@/lib/useMediaQuery'
import { toast } from '@/state/toasts'
import { Button, buttonClass } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { Skeleton } from '@/ui/Status'
import type { Code } from './payment'
import styles from './PaymentPage.module.css'

const classOf = (size: number) => (size === 210 ? styles.small : styles.large)

const QrCode = late(() => import('@/ui/QrCode'), 'QrCode', {
  meanwhile: ({ size }: { value: string; size: 210 | 262; label: string }) => (
    <Skeleton className={classOf(size)} />
  ),
})

const NAME = '付款二维码'

type Props = {
  code: Code
  size: 210 | 262
  /** Name of the encoded text. */
  label: string
  /** Where the text leads on the phone that shows it, and what the link is called. */
  link: Opening
  linkName: string
  /** The picture can't be loaded. */
  onBroken: () => void
}

/** The code to scan: drawn from the text beside it, so that both always agree, or the server's picture. */
export function PaymentCode({ code, size, label, link, linkName, onBroken }: Props) {
  const isPhone = useIsPhone()
  const frame = useRef<HTMLDivElement>(null)
  const className = classOf(size)
  const picture = (
    <div ref={frame} className={styles.code}>
      {'text' in code ? (
        <QrCode value={code.text} size={size} label={label} />
      ) : (
        <img
          src={code.picture}
          alt={NAME}
          className={className}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onBroken}
        />
      )}
      {isPhone ? (
        <SaveCode code={code} svg={() => frame.current?.querySelector('svg') ?? null} />
      ) : (
        <small>扫码付款</small>
      )}
    </div>
  )
  if (!isPhone) return picture
  return (
    <div className={layout.stack}>
      {link.url !== null && (
        <a
          href={link.url}
          target={link.kind === 'page' ? '_blank' : undefined}
          rel="noopener noreferrer"
          className={OUTLINE}
        >
          {linkName}
        </a>
      )}
      {/* The phone that must scan it is the one that shows it. */}
      <details>
        <summary className={OUTLINE}>显示二维码</summary>
        {picture}
      </details>
    </div>
  )
}

const OUTLINE = buttonClass({ look: 'outline', block: true })

/** Saves a code on the phone that shows it. */
function SaveCode({ code, svg }: { code: Code; svg: () => SVGElement | null }) {
  const save = async () => {
    try {
      await saveCode(svg()!, NAME)
    } catch {
      toast.error('保存失败，请截屏保存')
    }
  }
  return (
    <>
      {'text' in code ? (
        <Button look="outline" onClick={() => void save()}>
          保存二维码
        </Button>
      ) : (
        // A picture of another origin opens in a tab, where the browser can save it.
        <a
          href={code.picture}
          download={NAME}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'outline' })}
        >
          保存二维码
        </a>
      )}
      <small>保存后，在支付应用的“扫一扫”中从相册选取</small>
    </>
  )
}

/** Side of the saved picture, in px. */
const SIDE = 720

/** Saves a drawn code as a PNG, which every phone's album can show. Rejects if the browser can't draw it. */
async function saveCode(code: SVGElement, name: string): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const paper = canvas.getContext('2d')!
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, SIDE, SIDE)
  paper.imageSmoothingEnabled = false
  paper.drawImage(picture, 0, 0, SIDE, SIDE)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}
