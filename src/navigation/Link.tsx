import type { ComponentProps } from 'react'
import { follow } from './hashLocation'

/**
 * A link to a path of the app, with its query. It doesn't subscribe to the address, which would render every link on each
 * navigation.
 */
export function Link({ href, onClick, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...props}
      href={`#${href}`}
      onClick={(event) => {
        // Other buttons and modifier keys belong to the browser: new tab, download.
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
