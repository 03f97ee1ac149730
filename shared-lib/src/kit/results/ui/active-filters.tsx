import { X } from '../../icons'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { OpenAnswers, ResultsKit, ResultsView } from '../results-view'
import styles from './active-filters.module.css'

interface ActiveFiltersProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly open: OpenAnswers
}

/** Each set filter as a link that takes it away, and the way back to the first view. */
export function ActiveFilters<View extends ResultsView>({ results, view, open }: ActiveFiltersProps<View>) {
  const active = results.active(view, open)
  if (active.length === 0) return null
  return (
    <nav className={styles.active} aria-label="Filtros ativos">
      {active.map(({ label, without }) => (
        <a key={label} href={results.address(without)}>
          <VisuallyHidden>Tirar: </VisuallyHidden>
          {label}
          <X size={16} aria-hidden="true" />
        </a>
      ))}
      <a className={styles.reset} href={results.address(results.withoutFilters(view))}>
        Repor
      </a>
    </nav>
  )
}
