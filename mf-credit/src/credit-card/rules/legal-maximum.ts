import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cardConvention } from '../data/parameters/card-rules'
import { type CardRates, cardDutiesOn } from './card-charges'
import { tanOfTaeg } from './card-taeg'

/** The highest rates that a card without an annual fee may have in the quarter of a day, fractions. */
export interface LegalMaximum {
  readonly taeg: number
  /** By the convention of the law. */
  readonly tan: number
}

/** `undefined` while the quarter's ceiling is not known. */
export function cardMaximumOn(day: IsoDate): LegalMaximum | undefined {
  const taeg = tryValueOn(maximumTaeg, day)?.cards
  const convention = tryValueOn(cardConvention, day)
  const duties = cardDutiesOn(day)
  if (taeg === undefined || !convention || !duties) return undefined
  const tan = tanOfTaeg({ ...convention, annualFee: 0 }, taeg, duties)
  return tan === undefined ? undefined : { taeg, tan }
}

/** Cost of owing on a day, at a rate or, where none is given, at the highest of the law. */
export function cardRatesOn(
  day: IsoDate,
  tan: number | undefined,
): (CardRates & { readonly isLegalMaximum: boolean }) | undefined {
  const duties = cardDutiesOn(day)
  const rate = tan ?? cardMaximumOn(day)?.tan
  return duties && rate !== undefined
    ? { ...duties, tan: rate, isLegalMaximum: tan === undefined }
    : undefined
}
