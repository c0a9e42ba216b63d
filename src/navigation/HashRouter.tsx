import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { useHashLocation, useHashSearch } from './hashLocation'

/** wouter's router over paths and queries behind the `#` (D1). Mount once, around the app. */
export function HashRouter({ children }: { children: ReactNode }) {
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      {children}
    </Router>
  )
}
