import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Button } from 'shared-lib/ui/button/button'
import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import { Select } from 'shared-lib/ui/select/select'
import { energyFunnel } from '../funnel/energy.funnel'
import styles from './filter-form.module.css'
import type { OffersStore } from './offers.store'
import {
  boxNames,
  filterBoxes,
  openingBoxes,
  type Sort,
  sortNames,
  type TimeChoice,
  timeOptionNames,
} from './results-query'
import text from './results-text.module.css'

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

const opening: readonly string[] = openingBoxes
const boxGroups = [
  { legend: 'Mostrar também', names: openingBoxes },
  { legend: 'Mostrar só ofertas', names: boxNames.filter((name) => !opening.includes(name)) },
]

const hiddenWords = (hidden: number) =>
  hidden === 0
    ? 'Nenhuma oferta escondida.'
    : hidden === 1
      ? '1 oferta escondida por estes filtros.'
      : `${hidden} ofertas escondidas por estes filtros.`

interface FilterFormProps {
  readonly store: OffersStore
  readonly electricity: boolean
  /** Offers that the filters leave out. */
  readonly hidden: number
  onApply(): void
}

/** Sort and filters as a GET form: the address holds them all, with script and without. */
export const FilterForm = observer(({ store, electricity, hidden, onApply }: FilterFormProps) => {
  const { carried, boxes, sort, timeOption } = store.query
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply()
  }
  return (
    <form
      id="results-form"
      className={styles.filters}
      method="get"
      action={energyFunnel.done}
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
        onChange={(value) => store.setSort(value as Sort)}
      />
      {electricity && (
        <Select
          name="timeOption"
          label="Horário"
          options={optionsOf(timeOptionNames)}
          value={timeOption}
          onChange={(value) => store.setTimeOption(value as TimeChoice)}
        />
      )}
      <details className={styles.boxGroups} suppressHydrationWarning>
        <summary>
          <span>Filtros{boxes.length > 0 && ` (${boxes.length})`}</span>
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
                value={boxes.includes(name)}
                onChange={() => store.toggleBox(name)}
              />
            ))}
          </fieldset>
        ))}
      </details>
      <p className={text.small}>{hiddenWords(hidden)}</p>
      <Button type="submit">Atualizar a lista</Button>
    </form>
  )
})
