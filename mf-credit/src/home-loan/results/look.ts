import { askedValues, defineForm, type Form } from 'shared-lib/form/form'
import { readAddress } from 'shared-lib/form/form-address'
import type { Look } from '../domain/assumed-loan'
import { existingWords } from '../domain/existing.words'
import { homeLoanFields } from '../domain/home-loan.fields'
import { existingLoanCosts, homeLoanLook, lookFields, newLoanCosts } from '../domain/home-loan-look.fields'

const { propertyValue, wantToBorrow, borrowingPercentage, wantToBorrowTime, rateType, fixedYears } =
  homeLoanFields

const rates = { rateType: { ...rateType, control: 'list' as const }, fixedYears, ...homeLoanLook }
const sections = [
  { title: 'Taxa', names: ['rateType', 'fixedYears', 'euribor', 'spread', 'tan'] },
  { title: 'Propostas', names: ['orderBy', 'keptYears'] },
] as const

const newLoanForm = defineForm(
  { ...{ propertyValue, wantToBorrow, borrowingPercentage, wantToBorrowTime }, ...rates, ...newLoanCosts },
  [
    { names: ['propertyValue', 'wantToBorrow', 'borrowingPercentage', 'wantToBorrowTime'] },
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
    ...rates,
    ...existingLoanCosts,
  },
  [
    { names: ['propertyValue', 'wantToBorrow', 'wantToBorrowTime'] },
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

/** What the results can be looked at with: the answers that change a figure, the order, the assumed rate and the costs. */
export const lookFormOf = (isExisting: boolean): Form => (isExisting ? existingLoanForm : newLoanForm)

const readForm = defineForm({ rateType, ...lookFields })

/** How the results are looked at; what is unusable in the address is as if it had not been said. */
export function lookOf(query: string): Look {
  const { rateType: _, ...values } = askedValues(readForm, readAddress(readForm, query))
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
