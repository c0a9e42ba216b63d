import { proxy } from 'valtio'
import { seconds } from '@/lib/durations'
import { whenSeen } from '@/lib/whenSeen'
import { onSessionEnd } from './session'

type Tone = 'success' | 'error' | 'warning' | 'info'
export type Toast = { id: number; tone: Tone; text: string; link?: { label: string; href: string } }

/** Toasts on screen, at most two; errors and warnings stay 5 s, others 3 s. */
export const toasts = proxy<{ list: Toast[] }>({ list: [] })

const MOST = 2
let nextId = 1

type More = { link?: Toast['link'] | undefined; stays?: number | undefined }

function show(tone: Tone, message: string, { link, stays }: More = {}): void {
  // A success without a message still needs a text.
  const text = message.trim() || (tone === 'success' ? '操作成功' : '')
  if (text === '') return
  const id = nextId++
  // A repeated text replaces the old toast, so that it is announced again and doesn't stack up.
  const rest = toasts.list.filter((toast) => toast.text !== text).slice(-(MOST - 1))
  toasts.list = [...rest, link ? { id, tone, text, link } : { id, tone, text }]
  const isLong = tone === 'error' || tone === 'warning'
  // Leave time to press a link; in a hidden tab it waits to be read.
  const stay = stays ?? (link ? seconds(15) : isLong ? seconds(5) : seconds(3))
  void whenSeen().then(() => setTimeout(() => dismissToast(id), stay))
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id)
}

/** Removes errors and warnings, which the next attempt makes obsolete. */
export function dismissComplaints(): void {
  toasts.list = toasts.list.filter(({ tone }) => tone !== 'error' && tone !== 'warning')
}

/** Shows a short message, for `stays` ms if given; empty failures show nothing. */
export const toast = {
  success: (text: string, link?: Toast['link']) => show('success', text, { link }),
  error: (text: string, stays?: number) => show('error', text, { stays }),
  warning: (text: string) => show('warning', text),
  info: (text: string, link?: Toast['link']) => show('info', text, { link }),
}

// Links lead to the member's own data.
onSessionEnd(() => void (toasts.list = toasts.list.filter(({ link }) => !link)))
