import type { ReactNode } from 'react'
import { useIsAddress } from '@/navigation/hashLocation'
import { Link } from '@/navigation/Link'
import { routeAt } from '@/navigation/routes'

/** Member pages have two addresses; links use the short one. */
const shortOf = (path: string): string => routeAt(path)?.path ?? path

/**
 * A menu link: `aria-current` on its own page, and marked the same way on pages whose short path satisfies `also`.
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
