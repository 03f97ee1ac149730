import { ChevronDown } from 'lucide-react'
import { Button } from '../../ui/button/button'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { AssumptionChip, AssumptionWay } from '../assumption-chip'
import type { ResultsKit, ResultsView } from '../results-view'
import styles from './assumption-chips.module.css'

interface AssumptionChipsProps<View extends ResultsView> {
  readonly results: ResultsKit<View>
  readonly view: View
  readonly chips: readonly AssumptionChip[]
  readonly ways: readonly AssumptionWay[]
  /** The page for another answer. */
  onChange(changed: View): void
}

/** What the list was made for, each changed where it stands; without script a button sends them together. */
export function AssumptionChips<View extends ResultsView>(props: AssumptionChipsProps<View>) {
  const { results, view, chips, ways, onChange } = props
  const names = chips.map(({ name }) => name)
  const others = new URLSearchParams(results.address(view).split('?')[1])
  const hidden = [...others].filter(([name]) => !names.includes(name))
  return (
    <form className={styles.chips} action={results.spec.done} aria-label="O que contámos para ti">
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {chips.map(({ name, label, value, options }) => (
        <label key={name} className={styles.chip}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <select
            name={name}
            value={value}
            onChange={(event) => onChange(results.withAnswer(view, name, event.target.value))}
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
