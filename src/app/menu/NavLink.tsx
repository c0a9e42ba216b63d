import type { ReactNode } from 'react'
import { Link } from '@/navigation/Link'
import { useIsAddress } from '@/navigation/hashLocation'
import { routeAt } from '@/navigation/routes'

/** The member pages answer at two addresses (D1); links use the short one. */
const shortOf = (path: string): string => routeAt(path)?.path ?? path

/**
 * A link of a menu: current when it leads to the page shown, and marked like that on the pages that belong to it, which
 * `also` recognises by their short path.
 */
export function NavLink({
  to,
  also,
  className,
  onClick,
  children,
}: {
  to: string
  also?: ((path: string) => boolean) | undefined
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}) {
  const isCurrent = useIsAddress((path) => shortOf(path) === to)
  const isMarked = useIsAddress((path) => also?.(shortOf(path)) ?? false)
  return (
    <Link
      href={to}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || isMarked || undefined}
    >
      {children}
    </Link>
  )
}
