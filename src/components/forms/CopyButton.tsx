import { useState } from 'react'
import { seconds } from '@/lib/durations'
import { toast } from '@/state/toasts'
import { Button, type ButtonLook } from '@/ui/Button'
import { Field } from '@/ui/forms/Field'
import { Icon } from '@/ui/Icon'

/**
 * Copies exactly `text`; named 复制{label}. Says 复制成功！ only once the browser confirms it. If it refuses or is silent, shows
 * the text selected in a field, because the row may mask it.
 */
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
  const [refusals, setRefusals] = useState(0)
  const copy = async () => {
    const isCopied = await copyText(text)
    setRefusals(isCopied ? 0 : refusals + 1)
    if (isCopied) toast.success('复制成功！')
    else toast.error('复制失败，请手动选择复制')
  }
  return (
    <>
      <Button look={look} size="sm" aria-label={`复制${label}`} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        {children}
      </Button>
      {refusals > 0 && (
        <Field id="" label="" bare>
          <input key={refusals} ref={offer} readOnly aria-label={label} value={text} />
        </Field>
      )}
    </>
  )
}

function offer(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** Copies text; true when the browser confirms it. Some never answer, for want of a permission. */
async function copyText(text: string): Promise<boolean> {
  try {
    const copying = navigator.clipboard.writeText(text).then(() => true)
    return await Promise.race([copying, new Promise<false>((no) => setTimeout(no, seconds(1), false))])
  } catch {
    return false
  }
}
