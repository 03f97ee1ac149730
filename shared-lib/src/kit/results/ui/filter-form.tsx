import type { FormEvent } from 'react'
import { CarriedInputs } from '../../form/ui/carried-inputs'
import { useHydrated } from '../../funnel/use-hydrated'
import { ChevronDown } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Select } from '../../ui/select/select'
import { Sheet } from '../../ui/sheet/sheet'
import { filterFormId } from '../filter-form-id'
import type { Choice, OpenAnswers, ResultsKit, ResultsView } from '../results-view'
import styles from './filter-form.module.css'

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Effect of a box on the current list; `change` is what pressing it would add or take. */
function boxHint(ticked: boolean, change: number): string | undefined {
  if (change === 0) return undefined
  const offers = Math.abs(change) === 1 ? '1 oferta' : `${Math.abs(change)} ofertas`
  if (change > 0) return `+${offers}`
  return ticked ? `Junta ${offers}` : `\u2212${offers}`
}

/** How many offers these filters leave out. */
export function hiddenWords(hidden: number): string {
  if (hidden === 0) return 'Nenhuma oferta escondida.'
  return hidden === 1
    ? '1 oferta escondida por estes filtros.'
    : `${hidden} ofertas escondidas por estes filtros.`
}

interface FilterFormProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  /** The page as its address describes it, and the settings that are not requested yet. */
  readonly view: View
  readonly draft: View
  readonly open: OpenAnswers
  /** Choices and boxes that mean nothing for this list. */
  readonly unused?: readonly string[]
  /** Offers that each box would let through (or, negative, leave out) if it were pressed. */
  readonly changes: Readonly<Record<string, number>>
  readonly hidden: string
  /** Offers in the list. */
  readonly total: number
  /** Another draft, which is asked for at once. */
  onChange(draft: View): void
}

/**
 * Sort and filters as a GET form, on a phone a sheet at its foot: the address holds them all, with script and without. With
 * script each change is on the page at once, and the button only leads back to the list.
 */
export function FilterForm<View extends ResultsView>(props: FilterFormProps<View>) {
  const { results, view, draft, open, unused = [], changes, hidden, total, onChange } = props
  const { spec, boxWords } = results
  const live = useHydrated()
  const active = results.active(view, open).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ;(event.currentTarget as HTMLFormElement).hidePopover?.()
  }
  const set = (name: string) => (value: string | undefined) => onChange(results.set(draft, name, value ?? ''))
  const isAsked = ([name, { under }]: readonly [string, Choice]) =>
    !unused.includes(name) && (!under || under.applies(draft.chosen[under.name] ?? ''))
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={filterFormId}>
        Ordenar e filtrar{active > 0 && ` (${active})`}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <Sheet
        id={filterFormId}
        className={styles.form ?? ''}
        method="get"
        action={spec.done}
        onSubmit={submit}
        aria-label="Ordenar e filtrar"
      >
        <CarriedInputs entries={draft.carried} />
        <div className={styles.filters}>
          <Select
            name="sort"
            label="Ordenar por"
            options={optionsOf(spec.sorts)}
            value={draft.sort}
            onChange={set('sort')}
          />
          {Object.entries(spec.choices)
            .filter(isAsked)
            .map(([name, { label, options, all }]) => (
              <Select
                key={name}
                name={name}
                label={label}
                {...(all !== undefined && { placeholder: all })}
                options={options ? optionsOf(options) : (open[name] ?? [])}
                value={draft.chosen[name]}
                onChange={set(name)}
              />
            ))}
          {spec.boxes.map(({ legend, names }) => (
            <fieldset className={styles.boxes} key={legend}>
              <legend>{legend}</legend>
              {Object.keys(names)
                .filter((name) => !unused.includes(name))
                .map((name) => (
                  <Checkbox
                    key={name}
                    name={name}
                    label={boxWords[name] ?? name}
                    hint={boxHint(view.boxes.includes(name), changes[name] ?? 0)}
                    value={draft.boxes.includes(name)}
                    onChange={() => onChange(results.toggledBox(draft, name))}
                  />
                ))}
            </fieldset>
          ))}
          <div className={styles.apply}>
            <p className={layout.small} aria-live="polite">
              <strong>{total === 1 ? '1 oferta na lista.' : `${total} ofertas na lista.`}</strong>{' '}
              <span>{hidden}</span>
            </p>
            <span className={styles.lead} data-live={live ? '' : undefined}>
              <Button type="submit">{live ? 'Ver a lista' : 'Atualizar a lista'}</Button>
            </span>
          </div>
        </div>
      </Sheet>
    </>
  )
}
