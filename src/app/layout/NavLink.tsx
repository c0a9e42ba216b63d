import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useIsAddress } from '@/navigation/hashLocation'
import { paths } from '@/navigation/paths'

/** The member pages answer at two addresses (D1); a link names the short one. */
const shortOf = (path: string): string =>
  path === '/mine/center' ? paths.profile : path.replace(/^\/mine(?=\/)/, '')

/** A link of a menu, marked when it leads to the page shown. */
export function NavLink({
  to,
  className,
  onClick,
  children,
}: {
  to: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}) {
  const isCurrent = useIsAddress((path) => shortOf(path) === to)
  return (
    <Link
      href={to}
      className={className}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
