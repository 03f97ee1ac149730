import { askedValues, defineForm, type Form } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { homeLoanFields } from '../../fields'
import type { ResultsOptions } from '../../rules/assumed-loan'
import { existingWords } from '../../rules/existing.words'
import {
  existingLoanCosts,
  newLoanCosts,
  optionFields,
  resultsOptions,
  variableTan,
} from '../../rules/results-options.fields'

const { propertyValue, valuation, wantToBorrow, borrowingPercentage } = homeLoanFields
const { wantToBorrowTime, wantToBorrowMonths, rateType, fixedYears } = homeLoanFields

const rates = {
  rateType: { ...rateType, control: 'list' as const },
  fixedYears,
  ...resultsOptions,
  variableTan,
}
const sections = [
  {
    title: 'Taxa',
    names: ['rateType', 'fixedYears', 'euribor', 'otherEuribor', 'spread', 'tan', 'variableTan'],
  },
  { title: 'Propostas', names: ['orderBy', 'keptYears'] },
] as const

const newLoanForm = defineForm(
  {
    propertyValue,
    valuation,
    wantToBorrow,
    borrowingPercentage,
    wantToBorrowTime,
    wantToBorrowMonths,
    ...rates,
    ...newLoanCosts,
  },
  [
    {
      names: [
        ...(['propertyValue', 'valuation', 'wantToBorrow', 'borrowingPercentage'] as const),
        ...(['wantToBorrowTime', 'wantToBorrowMonths'] as const),
      ],
    },
    ...sections,
    {
      title: 'Custos e seguros',
      names: ['openingFees', 'registrationCosts', 'monthlyInsurance', 'monthlyFee'],
      folded: true,
    },
  ],
)

const existingLoanForm = defineForm(
  {
    propertyValue: { ...propertyValue, ...existingWords.propertyValue },
    wantToBorrow: { ...wantToBorrow, ...existingWords.wantToBorrow },
    wantToBorrowTime: { ...wantToBorrowTime, ...existingWords.wantToBorrowTime },
    wantToBorrowMonths,
    ...rates,
    ...existingLoanCosts,
  },
  [
    { names: ['propertyValue', 'wantToBorrow', 'wantToBorrowTime', 'wantToBorrowMonths'] },
    ...sections,
    {
      title: 'Custos de mudar e seguros',
      names: [
        ...(['openingFees', 'registrationCosts', 'otherCosts', 'earlyRepaymentFee'] as const),
        ...(['currentMonthlyCosts', 'newMonthlyCosts'] as const),
      ],
      folded: true,
    },
  ],
)

/** Fields that change the look of the results: the answers that change a figure, the order, the assumed rate and the costs. */
export const optionsFormOf = (isExisting: boolean): Form => (isExisting ? existingLoanForm : newLoanForm)

const readForm = defineForm({ rateType, ...optionFields })

/** Options of the results; an unusable value in the address counts as missing. */
export function optionsOf(query: string): ResultsOptions {
  const { rateType: _, ...values } = askedValues(readForm, readAddress(readForm, query))
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
