import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { addDays } from 'shared-lib/rules/dates/calendar'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { OfferDays } from '../../data/parameters/process'
import { homeLoanNotebook } from '../../rules/home-loan.notebook'

const { validUntil: _, ...proposed } = homeLoanNotebook.form.fields

/** Fields of a FINE; its date also sets the last day of the proposal. */
export const fineForm = defineForm({
  ...proposed,
  fineOn: optional({
    ...date({ label: 'Quando recebeste a FINE?', hint: 'DD/MM/AAAA', description: 'Day of the FINE' }),
    // Keyboards for numbers have no slash on some phones.
    typing: { inputMode: 'text' },
  }),
})

type FineField = keyof typeof fineForm.fields

/** Fields by the FINE section that holds them. Section 1 identifies the lender. */
export const fieldsOfSection: Readonly<Record<number, readonly FineField[]>> = {
  3: ['proposedRate'],
  4: ['proposedTan', 'proposedFixedYears', 'proposedSpread', 'openingCosts', 'insurance', 'cashback'],
  8: ['products'],
  11: ['fineOn'],
}

/** The proposal of a FINE, as the notebook takes it: texts, as they are typed. */
export function proposedTexts(
  { fineOn = '', ...texts }: RawAnswers,
  days: OfferDays | undefined,
): RawAnswers {
  const on = fineForm.fields.fineOn.parse(fineOn)
  if (!on || !days) return texts
  const last = addDays(toIsoDate(on), days.binding)
  return { ...texts, validUntil: last.split('-').toReversed().join('/') }
}
