import { type ReactNode, useEffect, useState } from 'react'
import { journeyStages } from '../../funnel/journey'
import { PrintedHead } from '../../ui/printed-head/printed-head'
import { Stages } from '../../ui/stages/stages'
import styles from './results-page.module.css'

interface ResultsPageProps {
  /** On paper: the household, subject and date of the figures. */
  readonly printed?: string | undefined
  /** The page still asks: its answers are the stage that the visitor is in. */
  readonly asking?: boolean
  readonly children: ReactNode
}

/** On paper alone: household, subject, date and address of the figures. */
export function Printed({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState('')
  // After each drawing: filters change the address under the same page.
  useEffect(() => setAddress(location.href))
  return (
    <PrintedHead address={address}>
      <strong>{children}</strong>
    </PrintedHead>
  )
}

/** The results of a journey: the visitor's step in it, then the results. */
export const ResultsPage = ({ printed, asking = false, children }: ResultsPageProps) => (
  <div className={styles.results}>
    {printed && <Printed>{printed}</Printed>}
    <Stages stages={journeyStages} current={asking ? 0 : 1} />
    {children}
  </div>
)

/** The filters next to the list; `alone` where there is no list. */
export const Columns = ({ alone, children }: { alone: boolean; children: ReactNode }) => (
  <div className={styles.columns} data-alone={alone ? '' : undefined}>
    {children}
  </div>
)
