import type { ComponentProps } from 'react'
import { follow } from './hashLocation'

/**
 * A link to a path of the app, with its query. wouter's own listens to the address in each link, and so draws every link of
 * a page anew at every change of it.
 */
export function Link({ href, onClick, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...props}
      href={`#${href}`}
      onClick={(event) => {
        // Another button or a held key asks the browser for a new tab or a download.
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        follow(href)
      }}
    >
      {children}
    </a>
  )
}
