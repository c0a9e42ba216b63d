import { proxy } from 'valtio'
import { local } from '@/lib/safeStorage'
import { onSessionEnd } from './session'

const KEY = 'portal:orders'
/** Orders to remember. */
const MOST = 30

/** What this browser knows of an order, ms by the server's clock: 我已支付 was pressed, the records first called it decided. */
export type OrderNote = { readonly paidAt?: number; readonly decidedAt?: number }
type Notes = Readonly<Record<string, OrderNote>>

/** Deposits are type 1 of the records, withdrawals 2. */
export type OrderRef = { readonly type: 1 | 2; readonly no: string }

/** The name of an order among the notes. */
const nameOf = ({ type, no }: OrderRef): string => `${type} ${no}`

const isTime = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value)

function read(): Notes {
  try {
    const stored = Object.entries((JSON.parse(local.get(KEY) ?? '{}') as object | null) ?? {})
    return Object.fromEntries(
      stored.flatMap(([name, note]: [string, OrderNote | null]) =>
        /^[12] ./.test(name) && note && isTime(note.paidAt) && isTime(note.decidedAt) ? [[name, note]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** The notes of the member's orders, cleared at logout, and the tracks that are shown: all open orders, or one. */
export const orders = proxy<{ notes: Notes; shown: 'open' | OrderRef | null; closesTab: boolean }>({
  notes: read(),
  shown: null,
  closesTab: false,
})

/** What is known of an order. */
export const noteOf = (notes: Notes, order: OrderRef): OrderNote => notes[nameOf(order)] ?? {}

/** Adds to what is known of an order, for other tabs too. What was noted first stays. */
export function noteOrder(order: OrderRef, note: OrderNote): void {
  const name = nameOf(order)
  const { [name]: earlier, ...others } = read()
  const notes = Object.entries({ ...others, [name]: { ...note, ...earlier } }).slice(-MOST)
  orders.notes = Object.fromEntries(notes)
  local.set(KEY, JSON.stringify(orders.notes))
}

/** Shows the track of an order, or those of all open ones; with `closesTab` the tab closes once the money has arrived. */
export function showTrack(shown: 'open' | OrderRef, closesTab = false): void {
  Object.assign(orders, { shown, closesTab })
}

/** Closes the tracks. */
export const closeTrack = (): void => void (orders.shown = null)

/** Follows other tabs; `onPaid` gets a deposit that one of them calls paid. Returns an unsubscribe function. */
export function followOrders(onPaid: (order: OrderRef) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    const before = orders.notes
    orders.notes = read()
    const paid = Object.entries(orders.notes).find(
      ([name, { paidAt }]) => name.startsWith('1 ') && paidAt !== undefined && !before[name]?.paidAt,
    )
    if (paid) onPaid({ type: 1, no: paid[0].slice(2) })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

onSessionEnd(() => {
  Object.assign(orders, { notes: {}, shown: null, closesTab: false })
})
