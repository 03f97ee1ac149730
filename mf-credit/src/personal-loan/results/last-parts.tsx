import type { IsoDate } from 'shared-lib/dates/iso-date'
import layout from 'shared-lib/styles/layout.module.css'
import { BeforeSigning } from './before-signing'
import { EarlyAndLate } from './early-and-late'
import type { OutlookData } from './outlook-view'

export interface LastPartsProps {
  readonly data: OutlookData
  readonly query: string
  readonly today: IsoDate
}

/** Parts for after a loan is chosen: paying back early or late, and what to look at before signing. */
export const LastParts = ({ data, query, today }: LastPartsProps) => (
  <div className={layout.column}>
    <EarlyAndLate data={data} query={query} />
    <BeforeSigning withdrawal={data.withdrawal} today={today} />
  </div>
)
