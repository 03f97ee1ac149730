import { X } from 'lucide-react'
import styles from './active-filters.module.css'
import type { Provider } from './results.load'
import {
  cycleNames,
  filterBoxes,
  type ResultsQuery,
  resultsAddress,
  timeOptionNames,
  toggledBox,
  usualTime,
  withoutFilters,
} from './results-query'
import text from './results-text.module.css'

interface ActiveFilter {
  readonly label: string
  /** The same page without it. */
  readonly without: ResultsQuery
}

/** What the visitor set away from the first view. */
export function activeFilters(view: ResultsQuery, providers: readonly Provider[]): readonly ActiveFilter[] {
  const { timeOption, cycle, provider, boxes } = view
  const filter = (active: boolean, label: string, without: ResultsQuery) =>
    active ? [{ label, without }] : []
  const providerName = providers.find(({ code }) => code === provider)?.name ?? provider ?? ''
  return [
    ...filter(timeOption !== usualTime(view), timeOptionNames[timeOption], {
      ...view,
      timeOption: usualTime(view),
      cycle: 'any',
    }),
    ...filter(cycle !== 'any', cycleNames[cycle], { ...view, cycle: 'any' }),
    ...filter(provider !== undefined, providerName, { ...view, provider: undefined }),
    ...boxes.map((name) => ({ label: filterBoxes[name], without: toggledBox(view, name) })),
  ]
}

/** Each set filter as a link that takes it away, and the way back to the first view. */
export function ActiveFilters({ view, providers }: { view: ResultsQuery; providers: readonly Provider[] }) {
  const active = activeFilters(view, providers)
  if (active.length === 0) return null
  return (
    <nav className={styles.active} aria-label="Filtros ativos">
      {active.map(({ label, without }) => (
        <a key={label} href={resultsAddress(without)}>
          <span className={text.hidden}>Tirar: </span>
          {label}
          <X size={16} aria-hidden="true" />
        </a>
      ))}
      <a className={styles.reset} href={resultsAddress(withoutFilters(view))}>
        Repor
      </a>
    </nav>
  )
}
