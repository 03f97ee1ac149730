import { ageOn } from '../../dates/calendar'
import type { IsoDate } from '../../dates/iso-date'

/** Age from which a person may contract. */
export const adultAge = 18

/** True when somebody born on a day has completed so many years on another. */
export const isOfAge = (birth: IsoDate, today: IsoDate, years: number = adultAge): boolean =>
  ageOn(birth, today) >= years
