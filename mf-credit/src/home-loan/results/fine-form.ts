import { addDays } from 'shared-lib/dates/calendar'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { date, optional } from 'shared-lib/form/fields'
import { defineForm } from 'shared-lib/form/form'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { homeLoanNotebook } from '../domain/home-loan.notebook'
import type { OfferDays } from '../parameters/process'

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
