import type { ReactNode } from 'react'
import type { LayoutLink } from '../../rules/layout-link'

/** A real link, so that it works without script; the shell takes over navigation inside the site. */
export const LayoutAnchor = ({
  link,
  className,
  label,
  children,
}: {
  link: LayoutLink
  className?: string | undefined
  label?: string | undefined
  children: ReactNode
}) => (
  <a
    href={link.href}
    target={link.target}
    rel={link.target === '_blank' ? 'noopener' : undefined}
    className={className}
    aria-label={label}
  >
    {children}
  </a>
)
