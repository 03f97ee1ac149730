import { ChevronDown } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from 'shared-lib/ui/button/button'
import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import { Select } from 'shared-lib/ui/select/select'
import { energyAddresses } from '../funnel/energy.addresses'
import { activeFilters } from './active-filters'
import styles from './filter-form.module.css'
import type { ResultsData } from './results.load'
import {
  cycleNames,
  type FilterBox,
  filterBoxes,
  narrowingBoxes,
  openingBoxes,
  type ResultsQuery,
  sortNames,
  timeOptionNames,
  toggledBox,
} from './results-query'
import text from './results-text.module.css'

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const namesIn = (boxes: Partial<Record<FilterBox, string>>) => Object.keys(boxes) as FilterBox[]
const boxGroups = [
  { legend: 'Mostrar também', names: namesIn(openingBoxes) },
  { legend: 'Mostrar só ofertas', names: namesIn(narrowingBoxes) },
]

/** What a box does to the list as it stands; `change` is what pressing it would add or take. */
function boxHint(ticked: boolean, change: number): string | undefined {
  if (change === 0) return undefined
  const offers = Math.abs(change) === 1 ? '1 oferta' : `${Math.abs(change)} ofertas`
  if (change > 0) return `Esconde agora ${offers}`
  return ticked ? `Junta ${offers}` : `\u2212${offers}`
}

function hiddenWords(hidden: number, pairOnly: number): string {
  const filtered =
    hidden === 0
      ? 'Nenhuma oferta escondida.'
      : hidden === 1
        ? '1 oferta escondida por estes filtros.'
        : `${hidden} ofertas escondidas por estes filtros.`
  if (pairOnly === 0) return filtered
  return `${filtered} ${pairOnly === 1 ? 'Mais 1 só se vende' : `Mais ${pairOnly} só se vendem`} com eletricidade e gás juntos.`
}

interface FilterFormProps {
  /** What is set, asked for or not. */
  readonly draft: ResultsQuery
  readonly data: ResultsData
  /** The page as its address says it. */
  readonly view: ResultsQuery
  onChange(draft: ResultsQuery): void
  onApply(): void
}

/** Sort and filters as a GET form: the address holds them all, with script and without. */
export function FilterForm({ draft, data, view, onChange, onApply }: FilterFormProps) {
  const { carried, boxes, sort, timeOption, cycle, provider } = draft
  const { ranked, hidden, pairOnly, changes, providers } = data
  const set = (change: Partial<ResultsQuery>) => onChange({ ...draft, ...change })
  const active = activeFilters(view, providers).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply()
  }
  return (
    <form
      id="results-form"
      className={styles.filters}
      method="get"
      action={energyAddresses.done}
      onSubmit={submit}
      aria-label="Ordenar e filtrar"
    >
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        label="Ordenar por"
        options={optionsOf(sortNames)}
        value={sort}
        onChange={(value) => set({ sort: value as ResultsQuery['sort'] })}
      />
      {ranked !== 'gas' && (
        <Select
          name="timeOption"
          label="Horário"
          options={optionsOf(timeOptionNames)}
          value={timeOption}
          onChange={(value) => set({ timeOption: value as ResultsQuery['timeOption'] })}
        />
      )}
      {ranked !== 'gas' && timeOption !== 'simple' && (
        <Select
          name="cycle"
          label="Ciclo"
          options={optionsOf(cycleNames)}
          value={cycle}
          onChange={(value) => set({ cycle: value as ResultsQuery['cycle'] })}
        />
      )}
      <Select
        name="provider"
        label="Comercializadora"
        placeholder="Todas"
        options={providers.map(({ code, name }) => ({ value: code, label: name }))}
        value={provider}
        onChange={(value) => set({ provider: value || undefined })}
      />
      <details className={styles.boxGroups} suppressHydrationWarning>
        <summary>
          <span>Filtros{active > 0 && ` (${active})`}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        {boxGroups.map(({ legend, names }) => (
          <fieldset className={styles.boxes} key={legend}>
            <legend>{legend}</legend>
            {names.map((name) => (
              <Checkbox
                key={name}
                name={name}
                label={filterBoxes[name]}
                hint={boxHint(view.boxes.includes(name), changes[name])}
                value={boxes.includes(name)}
                onChange={() => onChange(toggledBox(draft, name))}
              />
            ))}
          </fieldset>
        ))}
      </details>
      <div className={styles.apply}>
        <p className={text.small}>{hiddenWords(hidden - pairOnly, pairOnly)}</p>
        <Button type="submit">Atualizar a lista</Button>
      </div>
    </form>
  )
}
