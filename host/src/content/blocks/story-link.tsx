import type { ReactNode } from 'react'
import { knownLink } from '../source/known-links'
import { type ContentLink, sitePath } from '../source/links'
import { useRendering } from './rendering'

interface StoryLinkProps {
  /** A content link, or the address itself. */
  readonly to: unknown
  readonly className?: string
  readonly children: ReactNode
  /** Shown in its place when the link leads nowhere; nothing when absent. */
  readonly otherwise?: ReactNode
}

/** The editor's `rel`, and for another site or tab the values that keep this page from it. */
export const relOf = ({ rel, target }: Pick<ContentLink, 'rel' | 'target'>, outside: boolean) => {
  const own = rel ? rel.split(' ') : []
  const safe = outside || target ? ['noopener', 'noreferrer'] : []
  return [...new Set([...own, ...safe])].join(' ') || undefined
}

/** A link of a story: shown only when it is safe and its path has an answer. */
export function StoryLink({ to, className, children, otherwise = null }: StoryLinkProps) {
  const { routes } = useRendering()
  const link = knownLink(to, routes)
  if (link === undefined) return otherwise
  const outside = sitePath(link.href) === undefined && /^http/i.test(link.href)
  return (
    <a
      className={className}
      href={link.href}
      target={link.target}
      rel={relOf(link, outside)}
      title={link.title}
    >
      {children}
      {link.target === '_blank' && <span className="visually-hidden"> (abre noutro separador)</span>}
    </a>
  )
}
