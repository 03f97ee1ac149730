import * as program from 'shared-lib/kit/form/program-fields'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'

// Values that several calculators of insurance take.

/** No premium, repair or vehicle of a private person comes near the most. */
export const euros = (what: string) => program.euros(`${what}, EUR.`, 10_000_000)

/** First and last year that contracts and accidents of the living lie in. */
const [first, last] = [2008, 2100]
export const day = (description: string) => ({
  ...program.day(description),
  refuse: (day: IsoDate) =>
    day < `${first}` || day > `${last + 1}` ? `Insere uma data entre ${first} e ${last}` : undefined,
})
