import type { ReactNode } from 'react'
import type { TrailStep } from './structured-data'

/** The way to a page; the page itself is named and leads nowhere. */
export function Breadcrumbs({ trail }: { readonly trail: readonly TrailStep[] }) {
  const last = trail.length - 1
  return (
    <nav className="e-trail" aria-label="Onde estás">
      <ol>
        {trail.map(({ name, path }, at) => (
          <li key={path}>
            {at === last ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface OpeningProps {
  readonly trail: readonly TrailStep[]
  readonly kicker?: string
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/** Top of every editorial page that is a list. */
export const Opening = ({ trail, kicker, title, lead, children }: OpeningProps) => (
  <header className="e-opening">
    <Breadcrumbs trail={trail} />
    {kicker && <p className="e-kicker">{kicker}</p>}
    <h1 className="e-title">{title}</h1>
    {lead && <p className="e-lead">{lead}</p>}
    {children}
  </header>
)
