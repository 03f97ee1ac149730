import type { InputOf } from 'shared-lib/kit/form/form'
import * as program from 'shared-lib/kit/form/program-fields'
import { cents } from 'shared-lib/rules/money/cents'

// Values that several telecom calculators take. Amounts are EUR with VAT, answers are cents.

/** Longest time that is counted, in months. */
export const longestMonths = 60

const nothing = cents(0)
export const eur = (what: string, most = 10_000) => program.euros(`EUR with VAT: ${what}`, most)
export const eurOrNothing = (what: string, most?: number) => program.withDefault(eur(what, most), nothing)
export const months = (what: string, least = 1) => program.count(what, longestMonths, least)
export const percentOfRise = program.percent(
  'Percent: the yearly rise that is tried. Nobody knows those to come.',
  30,
)
export const loyaltyMonths = program.count(
  'Length of the loyalty period, months; 0 is none. The law allows 24.',
  24,
  0,
)

const step = {
  months: program.optional({
    ...months('Months that this price holds; null for the last one, which runs on.'),
    schema: { type: ['integer', 'null'], minimum: 1, maximum: longestMonths },
  }),
  eur: eur('price of each of these months.', 1000),
}

export const packageFields = {
  monthlySteps: program.list(
    'Prices in their order: the promotion first, then the price that follows.',
    program.group(step),
    12,
  ),
  onceEur: eurOrNothing('activation and installation, once.'),
  equipmentEurPerMonth: eurOrNothing('router and further boxes, each month.', 1000),
  creditsEur: eurOrNothing('vouchers and months given, over the whole time.'),
}
export type PackageCall = InputOf<typeof packageFields>

/** Leaving one steady price for another. */
export const switchFields = {
  currentEur: eur('monthly price today.', 1000),
  newEur: eur('monthly price of the new contract.', 1000),
  exitChargeEur: eur('cost of leaving now (`telecom-exit-charge`).'),
  horizonMonths: months('Months that are counted.'),
  newOnceEur: eurOrNothing('activation and installation of the new one.'),
}

export function switchOf(call: InputOf<typeof switchFields>) {
  const steady = (price: typeof call.newEur) => Array.from({ length: call.horizonMonths }, () => price)
  return {
    current: steady(call.currentEur),
    next: steady(call.newEur),
    exitCharge: call.exitChargeEur,
    once: call.newOnceEur,
  }
}
