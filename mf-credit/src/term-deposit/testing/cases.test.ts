import { depositGuaranteeCalculator } from '../calculators/deposit-guarantee.calculator'
import { depositRankingCalculator } from '../calculators/deposit-ranking.calculator'
import { depositRateNeededCalculator } from '../calculators/deposit-rate-needed.calculator'
import { savingsCertificatesCalculator } from '../calculators/savings-certificates.calculator'
import { termDepositCalculator } from '../calculators/term-deposit.calculator'
import { cases } from './cases.json'

type Members = Readonly<Record<string, unknown>>
type Numbers = Readonly<Record<string, number>>

const eur = (cents = Number.NaN) => cents / 100

const answerOf = ({ calculate }: typeof termDepositCalculator, input: Members) => {
  const outcome = calculate(input, '2026-11-22')
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result as Numbers
}

/** The fields of a case as the calculator's members say them: the table of docs/contracts/calculators-api.md. */
const deposit = (input: Members) => {
  const answer = answerOf(termDepositCalculator, input)
  return {
    ...{ days: answer.days, gross: eur(answer.grossCents), tax: eur(answer.taxCents) },
    ...{ net: eur(answer.netCents), accountCost: eur(answer.accountCents), result: eur(answer.resultCents) },
    ...{ tanl: answer.tanlPercent, loseShare: answer.lostShare },
    ...{ netYieldPercent: answer.netYieldPercent, realPercent: answer.realPercent },
  }
}

const certificates = (input: Members) => {
  const answer = answerOf(savingsCertificatesCalculator, input)
  return {
    ...{ value: eur(answer.valueCents), net: eur(answer.netCents) },
    ...{ netInterestTotal: eur(answer.netCents), averageGrossPercent: answer.averageGrossPercent },
  }
}

const answers: Readonly<Record<string, (input: Members) => Members>> = {
  net_interest: deposit,
  net_interest_dates: deposit,
  net_after_account_cost: deposit,
  early_withdrawal: ({ termDays, ...input }) => deposit({ ...input, days: termDays }),
  real_return: deposit,
  guarantee: (input) => {
    const { coveredCents, uncoveredCents } = answerOf(depositGuaranteeCalculator, input)
    return { covered: eur(coveredCents), uncovered: eur(uncoveredCents) }
  },
  aforro_f: (input) => certificates({ ...input, product: 'aforroF' }),
  tesouro_5: (input) => certificates({ ...input, product: 'tesouro5' }),
  ranking: (input) => {
    const { offers } = answerOf(depositRankingCalculator, input) as unknown as {
      offers: readonly { id: string; resultCents: number }[]
    }
    return {
      order: offers.map(({ id }) => id),
      result: Object.fromEntries(offers.map(({ id, resultCents }) => [id, eur(resultCents)])),
    }
  },
  equal_rate: (input) => ({ tanbNeeded: answerOf(depositRateNeededCalculator, input).tanbNeededPercent }),
}

function near(given: unknown, wanted: unknown, tolerance: number): void {
  if (typeof wanted === 'number')
    expect(Math.abs(Number(given) - wanted)).toBeLessThanOrEqual(tolerance + 1e-9)
  else if (Array.isArray(wanted)) expect(given).toEqual(wanted)
  else
    for (const [name, value] of Object.entries(wanted as Members))
      near((given as Members)[name], value, tolerance)
}

it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { kind, input, expected, tolerance }) => {
  const answer = answers[kind]?.(input as Members)
  if (!answer) throw new Error(`no calculator answers ${kind}`)
  near(answer, expected, tolerance)
})
