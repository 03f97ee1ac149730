import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { usualGeneralFamily } from '../../data/parameters/irs/usual-expenses'
import { amountOf, unknownAmount } from '../irs/amount'
import { annualIrs } from '../irs/annual-irs'
import type { Declaration } from '../irs/declaration'
import type { Household, Subject } from '../irs/household'
import type { SelfEmployedInput } from './self-employed-input'
import type { SelfEmployedLaw } from './self-employed-law'

const none = cents(0)

const subjectOf = (input: SelfEmployedInput, contributions: Cents): Subject => ({
  name: 'a',
  employment: input.beside === 'job' ? input.otherIncome : none,
  pension: input.beside === 'pension' ? input.otherIncome : none,
  selfEmployment: input.receipts,
  selfEmploymentKind: input.kind,
  activityYear: input.activityYear,
  activityExpenses: input.expenses,
  employmentContributions: undefined,
  activityContributions: contributions,
  youthYear: input.youthYear,
  alimonyReceived: none,
  includeAlimony: false,
  withholding: none,
  paymentsOnAccount: none,
  rents: none,
  rentExpenses: none,
  rentContract: 'short',
  rentRate: undefined,
  includeRents: false,
  generalFamily: usualGeneralFamily,
  alimonyPaid: none,
  retirementSavings: none,
  age: undefined,
  disability: 'none',
  armedForces: false,
})

const householdOf = ({ region, dependants }: SelfEmployedInput): Household => ({
  region,
  participation: { kind: 'unasked' },
  dependants,
  dependantsUpToThree: 0,
  dependantsFourToSix: 0,
  ascendants: 0,
  disabledDependants: 0,
  disabledDependantsFrom90: 0,
  health: none,
  education: none,
  studentRent: none,
  nursingHome: none,
  invoiceVat: none,
  rent: none,
  interest: none,
  others: none,
})

const label = 'IRS dos recibos no ano'
const id = 'irs'

/** IRS added by the receipts of a person who files alone: the tax with them less the tax without. */
export function receiptsIrs(input: SelfEmployedInput, contributions: Cents, law: SelfEmployedLaw): Figure {
  const household = householdOf(input)
  const withReceipts = subjectOf(input, contributions)
  const taxOf = (subjectA: Subject): Declaration | undefined =>
    annualIrs({ household, subjectA, subjectB: undefined }, law.irs).declarations[0]
  const whole = taxOf(withReceipts)
  const before =
    input.beside === 'none' ? none : taxOf({ ...withReceipts, selfEmployment: none })?.netCollectable
  if (whole?.netCollectable === undefined || before === undefined)
    return unknownAmount(id, label, whole?.unknown ?? 'Não sabemos o IRS deste ano.')
  const added = cents(whole.netCollectable - before)
  return amountOf(id, label, added, {
    formula:
      input.beside === 'none'
        ? formatEuro(added)
        : `${formatEuro(whole.netCollectable)} com os recibos − ${formatEuro(before)} sem eles`,
    law: 'CIRS, art. 31.º e 68.º',
    parts: whole.figures.filter(({ id: part }) => part !== 'balance'),
  })
}
