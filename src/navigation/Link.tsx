import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'wouter'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** wouter's link, which follows by the app's own hook (hashLocation.ts). Its `a` is ours, whose texts a translator may wrap. */
export const Link = ({ href, onClick, children, ...props }: Props) => (
  <RouterLink href={href} {...(onClick && { onClick })} asChild>
    <a href={href} {...props}>
      {children}
    </a>
  </RouterLink>
)
