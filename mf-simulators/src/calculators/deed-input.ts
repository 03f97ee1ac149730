import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/funnel/flow'
import { type IsoDate, isoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { DeedInput } from 'shared-lib/rules/property/deed/deed-costs'
import type { deedCostsForm } from '../fields/deed-costs.form'
import { buyersOf } from './deed-buyers'

export type DeedFormInput = InputOf<typeof deedCostsForm.fields>

/** The day of the deed; undefined when day and year contradict each other. */
function dayOf({ date, year }: DeedFormInput, today: IsoDate): IsoDate | undefined {
  if (year === undefined) return date ?? today
  if (date) return partsOf(date).year === year ? date : undefined
  return partsOf(today).year === year ? today : isoDate(year, 12, 31)
}

/** The flat inputs → the deed, or what they contradict each other in. */
export function deedOf(
  input: DeedFormInput,
  today: IsoDate,
): { readonly deed: DeedInput } | { readonly problems: readonly Problem[] } {
  const date = dayOf(input, today)
  if (!date) return { problems: [{ field: 'year', message: 'O ano e o dia da escritura não são os mesmos' }] }
  const who = buyersOf(input)
  if ('problems' in who) return who
  const { price, vpt, purpose, region, desk, loan = cents(0), loanMonths = 360 } = input
  return { deed: { price, vpt, purpose, region, desk, loan, loanMonths, date, buyers: who.buyers } }
}
