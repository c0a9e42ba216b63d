import { proxy } from 'valtio'
import { seconds } from '@/lib/durations'
import { readableMessage } from '@/lib/readableMessage'
import { onSessionEnd } from './session'

export type Tone = 'success' | 'error' | 'warning' | 'info'
export type Toast = { id: number; tone: Tone; text: string; link?: { label: string; href: string } }

/** At most two are shown; errors stay 5 s, the others 3 s. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] })

const MOST = 2
let nextId = 1

type More = { link?: Toast['link'] | undefined; stays?: number | undefined }

function show(tone: Tone, message: string, { link, stays }: More = {}): void {
  // A server that reports a success without a word must not leave the member without one.
  const text = readableMessage(message) || (tone === 'success' ? '操作成功' : '')
  if (text === '') return
  const id = nextId++
  // The same text again replaces the old one, so that it is announced again and never stacks up.
  const rest = toasts.list.filter((toast) => toast.text !== text).slice(-(MOST - 1))
  toasts.list = [...rest, link ? { id, tone, text, link } : { id, tone, text }]
  const isLong = tone === 'error' || tone === 'warning'
  // A way on must not vanish before it can be taken.
  setTimeout(() => dismissToast(id), stays ?? (link ? seconds(15) : isLong ? seconds(5) : seconds(3)))
}

/** Takes one away. */
export function dismissToast(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id)
}

/** Shows one short message, for `stays` ms where the usual time is not the right one; empty failures show nothing. */
export const toast = {
  success: (text: string, link?: Toast['link']) => show('success', text, { link }),
  error: (text: string, stays?: number) => show('error', text, { stays }),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
}

// A link leads to something of the member's own.
onSessionEnd(() => void (toasts.list = toasts.list.filter(({ link }) => !link)))
