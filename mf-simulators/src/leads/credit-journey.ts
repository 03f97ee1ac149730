import type { BankCalculator } from './bank-calculator'

/** Inputs of a calculator by the names that a journey has for them. */
type Renamed = Readonly<Record<string, string>>

interface Journey {
  /** Where its questions begin: those that are answered are not asked again. */
  readonly path: string
  readonly text: string
  readonly fixed: Renamed
  /** Name there, by name here. */
  readonly names: Renamed
}

const rates: Renamed = {
  ...{ rateType: 'rateType', fixedYears: 'fixedYears', tan: 'tan', spread: 'spread', housing: 'housing' },
}
const homeLoan = { path: '/credito-habitacao/simular', text: 'Comparar propostas passo a passo' }

const journeys: Readonly<Partial<Record<BankCalculator, Journey>>> = {
  'home-loan': {
    ...homeLoan,
    fixed: { loanType: 'acquisition', housing: 'permanent', rateType: 'variable' },
    names: {
      ...{
        propertyValue: 'propertyValue',
        wantToBorrow: 'wantToBorrow',
        wantToBorrowTime: 'wantToBorrowTime',
      },
      ...{ borrowingPercentage: 'borrowingPercentage', age: 'age', euriborType: 'euribor' },
      ...rates,
    },
  },
  'home-loan-transfer': {
    ...homeLoan,
    fixed: { loanType: 'transfer', housing: 'permanent', rateType: 'variable', currentRateType: 'variable' },
    names: {
      ...{ outstandingDebt: 'wantToBorrow', currentRateType: 'currentRateType', currentTan: 'currentTan' },
      ...{ newEuriborType: 'euribor' },
      ...rates,
    },
  },
  loan: {
    path: '/credito-pessoal/simular',
    text: 'Ver o máximo legal e comparar propostas',
    fixed: { loanType: 'others' },
    names: {
      ...{ loanType: 'loanType', vehicle: 'vehicle', wantToBorrowBase: 'wantToBorrowBase' },
      ...{ wantToBorrowTime: 'wantToBorrowTime', tan: 'proposalTan', openingFee: 'proposalFee' },
      rateType: 'proposalRate',
    },
  },
}

/** Whole years; a term that is none is asked. */
const yearsOf = (months: number) => (months % 12 === 0 && months > 0 ? String(months / 12) : undefined)

/**
 * The journey that compares offers of what was calculated, with all that it would ask for. Undefined where there is none.
 * What calculators take unless told otherwise is said: a journey would ask.
 */
export function creditJourney(
  calculator: BankCalculator,
  query: string,
): { readonly href: string; readonly text: string } | undefined {
  const journey = journeys[calculator]
  if (!journey) return undefined
  const answers = new URLSearchParams(journey.fixed)
  const given = new URLSearchParams(query)
  for (const [name, text] of given) if (journey.names[name] && text) answers.set(journey.names[name], text)
  const years = yearsOf(Number(given.get('monthsLeft') ?? given.get('termMonths') ?? 0))
  if (years) answers.set('wantToBorrowTime', years)
  return { href: `${journey.path}?${answers}`, text: journey.text }
}
