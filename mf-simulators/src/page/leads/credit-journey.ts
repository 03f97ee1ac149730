import type { BankCalculator } from './bank-calculator'

type Texts = Readonly<Record<string, string>>

interface Journey {
  /** Its name, under which the device keeps what is personal. */
  readonly name: 'home-loan' | 'personal-loan'
  readonly text: string
  readonly fixed: Texts
  /** Inputs of the calculator that the journey knows by the same name. */
  readonly same: readonly string[]
  /** Names there, by name here. */
  readonly renamed: Texts
  /** Texts that are never put in an address: names there, by name here. */
  readonly personal?: Texts
}

const paths = { 'home-loan': '/credito-habitacao/simular', 'personal-loan': '/credito-pessoal/simular' }
const buying = {
  name: 'home-loan',
  text: 'Comparar propostas com estes valores',
  fixed: { loanType: 'acquisition', housing: 'permanent' },
} as const
const moving = {
  ...buying,
  fixed: { loanType: 'transfer', housing: 'permanent', currentRateType: 'variable' },
}
/** Assumptions of both calculators. */
const taken = { rateType: 'variable', euribor: '12' }
const rates = ['rateType', 'fixedYears', 'tan', 'spread', 'housing', 'openingFees', 'registrationCosts']

const journeys: Readonly<Partial<Record<BankCalculator, Journey>>> = {
  'home-loan': {
    ...buying,
    fixed: { ...buying.fixed, ...taken },
    same: [
      ...['propertyValue', 'valuation', 'wantToBorrow', 'borrowingPercentage', 'wantToBorrowTime', 'age'],
      ...[...rates, 'otherEuribor', 'monthlyInsurance', 'monthlyFee'],
    ],
    renamed: { euriborType: 'euribor' },
    personal: {
      netMonthlyIncome: 'netMonthlyIncome',
      otherInstalments: 'otherInstalments',
      hasDuodecimals: 'hasDuodecimals',
    },
  },
  'home-loan-transfer': {
    ...moving,
    fixed: { ...moving.fixed, ...taken },
    same: [
      ...['currentRateType', 'currentTan', ...rates, 'otherCosts', 'earlyRepaymentFee'],
      ...['currentMonthlyCosts', 'newMonthlyCosts'],
    ],
    renamed: { outstandingDebt: 'wantToBorrow', euriborType: 'euribor', newEuriborType: 'euribor' },
  },
  euribor: {
    ...moving,
    same: [],
    renamed: { euriborType: 'euribor' },
    personal: { familyBudget: 'netMonthlyIncome' },
  },
  'deed-costs': { ...buying, same: [], renamed: { price: 'propertyValue', loan: 'wantToBorrow' } },
  loan: {
    name: 'personal-loan',
    text: 'Ver o máximo legal e comparar propostas',
    fixed: { loanType: 'others' },
    same: ['loanType', 'vehicle', 'wantToBorrowBase', 'wantToBorrowTime'],
    renamed: {
      tan: 'proposalTan',
      openingFee: 'proposalFee',
      rateType: 'proposalRate',
      monthlyFee: 'proposalMonthlyFee',
    },
    personal: { netMonthlyIncome: 'monthlyIncomeFirst', otherInstalments: 'monthlyExpensesFirst' },
  },
}

/** A term in months as the journey asks for it; one of less than a year is asked. */
export const termTexts = (months: number): Texts => ({
  ...(months >= 12 && { wantToBorrowTime: String(Math.floor(months / 12)) }),
  ...(months >= 12 && months % 12 > 0 && { wantToBorrowMonths: String(months % 12) }),
})

/** Inputs that are asked in other words there. */
function inOtherWords(given: URLSearchParams): Texts {
  const months = Number(given.get('monthsLeft') ?? given.get('termMonths') ?? given.get('loanMonths') ?? 0)
  const [age, second] = [Number(given.get('age') ?? 0), Number(given.get('secondAge') ?? 0)]
  const insurance = given.get('isInsuranceRequired') === 'true' && given.get('monthlyInsurance')
  return {
    ...termTexts(months),
    // The oldest holder counts.
    ...(second > age && { age: String(second) }),
    ...(insurance && { proposalInsurance: insurance }),
    ...(given.get('purpose') === 'other_housing' && { housing: 'secondary' }),
  }
}

/** A variable rate in one figure has a name of its own there. */
function withVariableTan({ tan, ...answers }: Texts): Texts {
  if (tan === undefined) return answers
  return { ...answers, ...(answers.rateType === 'variable' ? { variableTan: tan } : { tan }) }
}

/** Land and shops are bought with other loans. */
const isHome = (given: URLSearchParams) => !['rural', 'other_urban'].includes(given.get('purpose') ?? '')

const renamedTexts = (names: Texts, given: URLSearchParams): Texts =>
  Object.fromEntries([...given].flatMap(([name, text]) => (names[name] && text ? [[names[name], text]] : [])))

export interface CreditJourney {
  readonly name: Journey['name']
  readonly href: string
  readonly text: string
  /** Never in an address. */
  readonly personal: Texts
}

/**
 * The journey that compares offers for a calculation, with all that it would ask for. Undefined where there is none.
 * Assumptions of the calculators are passed on: a journey would ask for them.
 *
 * @param known What the calculator worked out, by the names of the journey
 */
export function creditJourney(
  calculator: BankCalculator,
  query: string,
  known: Texts = {},
): CreditJourney | undefined {
  const journey = journeys[calculator]
  const given = new URLSearchParams(query)
  if (!journey || !isHome(given)) return undefined
  const { name, text, fixed, same, renamed, personal = {} } = journey
  const names = { ...Object.fromEntries(same.map((one) => [one, one])), ...renamed }
  const answers = withVariableTan({
    ...known,
    ...fixed,
    ...renamedTexts(names, given),
    ...inOtherWords(given),
  })
  return {
    name,
    text,
    href: `${paths[name]}?${new URLSearchParams(answers)}`,
    personal: renamedTexts(personal, given),
  }
}
