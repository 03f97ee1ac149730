import { useEffect, useRef, useState } from 'react'
import { formatDatePt } from '../../../rules/dates/format-date'
import { toIsoDate } from '../../../rules/dates/iso-date'
import { addressQuery } from '../../form/form-address'
import { inputWords, type NamedWords } from '../../form/input-words'
import type { RawAnswers } from '../../funnel/flow'
import { PrintedHead } from '../../ui/printed-head/printed-head'
import type { CalculatorView } from '../calculator-view'
import styles from './printed-sheet.module.css'

interface PrintedSheetProps {
  readonly view: CalculatorView
  /** Inputs of the result. */
  readonly texts: RawAnswers
  readonly brand: string
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  readonly today: string
}

/** Leaves out zero amounts and «Não», which add little on paper. */
const isSomething = ({ value }: NamedWords) => !/^(0(,00\s€)?|Não)$/.test(value)

/** A long list of names is only in its control, as the server printed it. */
function chosenName(beside: Element | null, name: string): string | undefined {
  const control = (beside?.getRootNode() as ParentNode | undefined)?.querySelector(`[name="${name}"]`)
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text
  return control instanceof HTMLInputElement ? control.value : undefined
}

function wordsOf({ form }: CalculatorView, texts: RawAnswers, beside: Element | null): readonly NamedWords[] {
  return inputWords(form, texts)
    .map((words) => {
      const chosen = form.fields[words.name]?.list && chosenName(beside, words.name)
      return chosen ? { ...words, value: chosen } : words
    })
    .filter(isSomething)
}

/** On paper alone: author, day and address of the result, and its inputs. */
export function PrintedSheet({ view, texts, brand, siteUrl, today }: PrintedSheetProps) {
  const list = useRef<HTMLDListElement>(null)
  const [origin, setOrigin] = useState(siteUrl)
  const [words, setWords] = useState<readonly NamedWords[]>([])
  useEffect(() => setOrigin(siteUrl || location.origin), [siteUrl])
  useEffect(() => setWords(wordsOf(view, texts, list.current)), [view, texts])
  return (
    <PrintedHead
      address={`${origin}${view.path}?${addressQuery(view.form, texts)}`}
      more={
        <dl className={styles.inputs} ref={list} data-printed-inputs={words.length > 0 ? '' : undefined}>
          {words.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <strong>{brand}</strong>, {formatDatePt(toIsoDate(today))}
    </PrintedHead>
  )
}
