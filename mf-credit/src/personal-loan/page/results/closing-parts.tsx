import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { BeforeSigning } from './before-signing'
import { EarlyAndLate } from './early-and-late'
import type { OutlookData } from './outlook-view'

export interface ClosingPartsProps {
  readonly data: OutlookData
  readonly query: string
  readonly today: IsoDate
}

/** Parts for after a loan is chosen: paying back early or late, and what to look at before signing. */
export const ClosingParts = ({ data, query, today }: ClosingPartsProps) => (
  <div>
    <EarlyAndLate data={data} query={query} />
    <BeforeSigning withdrawal={data.withdrawal} today={today} />
  </div>
)
