import { createRoot } from 'react-dom/client'
import { UpdateCard } from './UpdateCard'

let isMounted = false

/** Puts the card beside the app, in a root of its own: it must be there on every page, bare ones too. */
export function mountUpdateCard(): void {
  if (isMounted) return
  isMounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<UpdateCard />)
}
