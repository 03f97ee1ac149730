import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Button } from 'shared-lib/ui/button/button'
import { Checkbox } from 'shared-lib/ui/checkbox/checkbox'
import { Select } from 'shared-lib/ui/select/select'
import { energyFunnel } from '../funnel/energy.funnel'
import type { OffersStore } from './offers.store'
import styles from './results.module.css'
import {
  boxNames,
  filterBoxes,
  type Sort,
  sortNames,
  type TimeChoice,
  timeOptionNames,
} from './results-query'

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

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
      <fieldset className={styles.boxes}>
        <legend>Mostrar também, ou só</legend>
        {boxNames.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={filterBoxes[name]}
            value={boxes.includes(name)}
            onChange={() => store.toggleBox(name)}
          />
        ))}
      </fieldset>
      <p className={styles.small}>
        {hidden === 0 ? 'Nenhuma oferta escondida.' : `${hidden} ofertas escondidas por estes filtros.`}
      </p>
      <Button type="submit">Atualizar a lista</Button>
    </form>
  )
})
