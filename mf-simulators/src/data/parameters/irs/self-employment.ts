import { type Parameter, parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'
import data from './self-employment.json'

/** The simplified regime for one kind of receipts. */
export interface SelfEmploymentKind {
  readonly coefficient: number
  /** Expenses must be shown for 15 % of it, and contributions above 10 % are taken off. */
  readonly expensesShown: boolean
  /** The coefficient is lower in the first two years. */
  readonly startUp: boolean
  /** A listed profession: the minimum existence counts it. */
  readonly listedProfession: boolean
}

const kind = (
  coefficient: number,
  { expensesShown = false, startUp = false, listedProfession = false }: Partial<SelfEmploymentKind> = {},
): SelfEmploymentKind => ({ coefficient, expensesShown, startUp, listedProfession })

const kinds = {
  services: kind(0.75, { expensesShown: true, startUp: true, listedProfession: true }),
  other_services: kind(0.35, { expensesShown: true, startUp: true }),
  goods: kind(0.15),
  intellectual_property: kind(0.95),
  local_lodging: kind(0.5),
  operating_subsidies: kind(0.1, { startUp: true }),
  other_subsidies: kind(0.3),
  own_company: kind(1),
}

/** Names as the API takes them. */
export type SelfEmploymentKindName = keyof typeof kinds

export const selfEmploymentKinds: Parameter<Readonly<Record<SelfEmploymentKindName, SelfEmploymentKind>>> = {
  id: 'irs.self-employment.kinds',
  unit: 'ratio',
  law: 'CIRS, art. 31.º',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [incomeYears(2023, 2026, kinds, 'economias.pt; sinerconta; github.com/Delfos-IQ/LiberdadeFiscal')],
}

/** Factor on the coefficient in the first and in the second year of activity, without a job or pension. */
export const startUpFactors = parameter<{ readonly first: number; readonly second: number }>(
  data.startUpFactors,
)

/** Part of the receipts that expenses must account for; what they do not is added to the income. */
export const expensesToShow = parameter(data.expensesToShow)

/** Contributions above this part of the receipts come off the income. */
export const contributionsKept = parameter(data.contributionsKept)

/** Receipts above this amount need organised accounts. */
export const simplifiedRegimeLimit = parameter(data.simplifiedRegimeLimit)
