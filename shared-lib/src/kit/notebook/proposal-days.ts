import type { CalendarDay } from '../../rules/dates/calendar-file'
import { isIsoDate } from '../../rules/dates/iso-date'
import { askedValues } from '../form/form'
import type { AnyNotebook, Proposal } from './notebook'

/** The last days of the proposals that have one. */
export const proposalDays = (
  { product, form, until }: AnyNotebook,
  proposals: readonly Proposal[],
): readonly CalendarDay[] =>
  proposals.flatMap(({ id, name, texts }) => {
    const on = until === undefined ? undefined : askedValues(form, texts)[until]
    return isIsoDate(on)
      ? [{ id: `${product}-${id}-${on}`, on, title: `Último dia da proposta de ${name}` }]
      : []
  })
