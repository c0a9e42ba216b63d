import type { ComponentProps } from 'react'
import { follow } from './hashLocation'

/**
 * A link to a path of the app, with its query. It doesn't listen to the address: that would render every link of a page at
 * each change.
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
