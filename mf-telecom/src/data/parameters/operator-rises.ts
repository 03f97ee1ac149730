import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import data from './operator-rises.json'

/** An operator's announced rise of a year, for contracts that foresee a rise with inflation. */
export interface AnnouncedRise {
  /** All of those contracts, or some services alone. */
  readonly reach: 'all' | 'some'
  /** Missing where no day was announced. */
  readonly from?: IsoDate
  /** Contracts made or renewed since this day were left out. */
  readonly sparedSince?: IsoDate
}

/** By operator code. No announcement was found for the others. */
export const announcedRises = parameter<Readonly<Record<string, AnnouncedRise>>>(data.announcedRises)
