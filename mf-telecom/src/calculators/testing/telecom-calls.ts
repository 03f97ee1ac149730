import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { exitChargeCalculator } from '../exit-charge.calculator'
import { orderCalculator } from '../order.calculator'
import { truePriceCalculator, yearlyRiseCalculator } from '../price.calculators'
import { socialTariffCalculator } from '../social-tariff.calculator'
import { switchNowCalculator, waitOrGoCalculator } from '../switching.calculators'

// biome-ignore lint/suspicious/noExplicitAny: members of worked cases, which name them as they like
type Members = any

interface Kind {
  readonly calculator: Calculator
  body(input: Members): object
  /** The answer under the names of the case, amounts in EUR. */
  told(result: Members): object
}

const eur = (amount: number | null) => (amount === null ? null : amount / 100)

const price = (result: Members) => ({ total: eur(result.totalCents), trueMonth: eur(result.trueMonthCents) })

/** API call for a worked case of each kind, as `docs/contracts/calculators-api.md` describes it. */
export const telecomKinds: Readonly<Record<string, Kind>> = {
  exit_charge: {
    calculator: exitChargeCalculator,
    body: (input) => input,
    told: (result) => ({
      monthsLeft: result.monthsLeft,
      benefitLeft: eur(result.benefitLeftCents),
      share: result.share,
      feesShare: eur(result.feesShareCents),
      charge: eur(result.chargeCents),
    }),
  },
  true_price: {
    calculator: truePriceCalculator,
    body: (input) => input,
    told: (result) => ({ ...price(result), advertised: eur(result.advertisedCents) }),
  },
  true_price_indexed: {
    calculator: truePriceCalculator,
    body: ({ monthlyEur, start, cpiPercentTriedByVisitor, horizonMonths }) => ({
      monthlySteps: [{ months: null, eur: monthlyEur }],
      start,
      horizonMonths,
      cpiPercent: cpiPercentTriedByVisitor,
      risesIn: 2,
    }),
    told: (result) => ({ ...price(result), lastMonthly: eur(result.lastMonthlyCents) }),
  },
  yearly_rise: {
    calculator: yearlyRiseCalculator,
    body: (input) => input,
    told: (result) => ({ newMonthly: eur(result.newMonthlyCents) }),
  },
  switch_now: {
    calculator: switchNowCalculator,
    body: ({ monthsLeft: _unused, ...input }) => input,
    told: (result) => ({
      stay: eur(result.stayCents),
      go: eur(result.goCents),
      saved: eur(result.savedCents),
      paidBackInMonth: result.paidBackInMonth,
      highestNewMonthlyThatPays: eur(result.highestNewMonthlyCents),
    }),
  },
  wait_or_go: {
    calculator: waitOrGoCalculator,
    body: (input) => input,
    told: (result) => ({
      goNow: eur(result.goNowCents),
      waitUntilEnd: eur(result.waitUntilEndCents),
      better: result.better,
    }),
  },
  social_tariff: { calculator: socialTariffCalculator, body: (input) => input, told: price },
  order: {
    calculator: orderCalculator,
    body: (input) => input,
    told: ({ horizons }) =>
      Object.assign(
        {},
        ...horizons.map(({ horizonMonths, order, proposals }: Members) => ({
          [`order${horizonMonths}`]: order,
          [`total${horizonMonths}`]: Object.fromEntries(
            proposals.map(({ id, totalCents }: Members) => [id, eur(totalCents)]),
          ),
        })),
      ),
  },
}
