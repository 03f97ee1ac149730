import { useEffect, useState } from 'react'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { addressQuery } from 'shared-lib/form/form-address'
import { inputWords } from 'shared-lib/form/input-words'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import styles from './printed-sheet.module.css'
import type { SimulatorView } from './simulator-view'

interface PrintedSheetProps {
  readonly view: SimulatorView
  /** What the result was worked out with. */
  readonly texts: RawAnswers
  readonly brand: string
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  readonly today: string
}

/** On paper alone: whose result it is, of which day, where it is found again, and with what it was worked out. */
export function PrintedSheet({ view, texts, brand, siteUrl, today }: PrintedSheetProps) {
  const [origin, setOrigin] = useState(siteUrl)
  useEffect(() => setOrigin(siteUrl || location.origin), [siteUrl])
  const query = addressQuery(view.form, texts)
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p>
        <strong>{brand}</strong>, {formatDatePt(toIsoDate(today))}
      </p>
      <p className={styles.address}>{`${origin}${view.path}?${query}`}</p>
      <dl className={styles.inputs}>
        {inputWords(view.form, texts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
