import { copyText } from '@/lib/clipboard'
import { toast } from '@/state/toasts'
import { Button, type ButtonLook } from '@/ui/Button'

/** Copies exactly `text`; named 复制{label}. 复制成功！ only once the browser says so (faults 2.5). */
export function CopyButton({
  text,
  label,
  children = '复制',
  look = 'outline',
}: {
  text: string
  label: string
  children?: string
  look?: ButtonLook
}) {
  const copy = async () => {
    if (await copyText(text)) toast.success('复制成功！')
    else toast.error('复制失败，请手动选择复制')
  }
  return (
    <Button look={look} size="sm" aria-label={`复制${label}`} onClick={() => void copy()}>
      {children}
    </Button>
  )
}
