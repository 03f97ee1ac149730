import type { ReactNode } from 'react'
import { icon } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import styles from './empty-results.module.css'

const SearchX = icon('M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21l-4.3-4.3')

interface EmptyResultsProps {
  readonly icon: ReactNode
  readonly title: string
  /** Paragraphs: why there is nothing. */
  readonly children: ReactNode
  /** Ways on: buttons. */
  readonly ways?: ReactNode
  readonly after?: ReactNode
}

/** No offer: the reason, and the next steps. */
export const EmptyResults = ({ icon, title, children, ways, after }: EmptyResultsProps) => (
  <section className={styles.empty}>
    <span className={styles.icon}>{icon}</span>
    <h1>{title}</h1>
    {children}
    {ways && <div className={layout.row}>{ways}</div>}
    {after}
  </section>
)

/** The filters leave nothing; `children`: those that are set, as links that take each away. */
export const FilteredOut = ({
  advice,
  edit,
  children,
}: {
  advice: string
  edit: string
  children: ReactNode
}) => (
  <EmptyResults
    icon={<SearchX size={28} aria-hidden="true" />}
    title="Nenhuma oferta passa nestes filtros"
    after={
      <>
        {children}
        <Button href={edit}>Alterar respostas</Button>
      </>
    }
  >
    <p>{advice}</p>
  </EmptyResults>
)
