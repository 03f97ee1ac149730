import { CarriedInputs, carriedExcept } from '../../form/ui/carried-inputs'
import { ChevronDown } from '../../icons'
import { Button } from '../../ui/button/button'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { AssumptionChip, AssumptionWay } from '../assumption-chip'
import type { ResultsKit, ResultsView } from '../results-view'
import { useDraft } from '../use-draft'
import styles from './assumption-chips.module.css'

interface AssumptionChipsProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly chips: readonly AssumptionChip[]
  readonly ways: readonly AssumptionWay[]
  /** Sheets elsewhere on the page, for what no list of options answers. */
  readonly opens?: readonly { readonly words: string; readonly id: string }[]
  /** The page for another answer. */
  onChange(changed: View): void
}

/** Assumptions of the list, each changed in place; without script a button sends them together. */
export function AssumptionChips<View extends ResultsView>(props: AssumptionChipsProps<View>) {
  const { results, view, chips, ways, opens = [], onChange } = props
  const names = chips.map(({ name }) => name)
  const [draft, setDraft] = useDraft(view, results.address(view))
  const pressed = new URLSearchParams(draft === view ? '' : results.address(draft).split('?')[1])
  function change(name: string, text: string) {
    const changed = results.withAnswer(draft, name, text)
    setDraft(changed, [results.address(changed)])
    onChange(changed)
  }
  return (
    <form className={styles.chips} action={results.spec.done} aria-label="O que contámos para ti">
      <CarriedInputs entries={carriedExcept(results.address(view), names)} />
      {opens.map(({ words, id }) => (
        <button key={id} type="button" className={styles.chip} popoverTarget={id}>
          {words}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      ))}
      {chips.map(({ name, label, value, options }) => (
        <label key={name} className={styles.chip}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <select
            name={name}
            value={pressed.get(name) ?? value}
            onChange={(event) => change(name, event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </label>
      ))}
      <noscript>
        <Button type="submit">Atualizar</Button>
      </noscript>
      {ways.map(({ words, href }) => (
        <a key={words} className={styles.chip} href={href}>
          {words}
        </a>
      ))}
    </form>
  )
}
