import { askedValues, defineForm } from 'shared-lib/form/form'
import { readAddress } from 'shared-lib/form/form-address'
import type { RawAnswers } from 'shared-lib/form/input-field'
import type { Look } from '../domain/assumed-loan'
import { homeLoanFields } from '../domain/home-loan.fields'
import { homeLoanLook } from '../domain/home-loan-look.fields'

const { propertyValue, wantToBorrow, borrowingPercentage, wantToBorrowTime, rateType, fixedYears } =
  homeLoanFields

/** What the results can be looked at with: the answers that change a figure, the order and the assumed rate. */
export const lookForm = defineForm(
  {
    ...{ propertyValue, wantToBorrow, borrowingPercentage, wantToBorrowTime },
    rateType: { ...rateType, control: 'list' as const },
    fixedYears,
    ...homeLoanLook,
  },
  [
    { names: ['propertyValue', 'wantToBorrow', 'borrowingPercentage', 'wantToBorrowTime'] },
    { title: 'Taxa', names: ['rateType', 'fixedYears', 'euribor', 'spread', 'tan'] },
    { title: 'Propostas', names: ['orderBy', 'keptYears'] },
  ],
)

/** Texts of the address that the form of the results shows. */
export const lookTexts = (query: string): RawAnswers => readAddress(lookForm, query)

/** How the results are looked at; what is unusable in the address is as if it had not been said. */
export const lookOf = (query: string): Look => {
  const { orderBy, keptYears, euribor, spread, tan } = askedValues(lookForm, lookTexts(query)) as Look
  return {
    ...(orderBy && { orderBy }),
    ...(keptYears && { keptYears }),
    ...(euribor && { euribor }),
    ...(spread !== undefined && { spread }),
    ...(tan !== undefined && { tan }),
  }
}
