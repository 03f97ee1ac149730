import { type Cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { eur, months } from './telecom.schema'

/** Leaving one steady price for another, as programs send it. */
export interface SwitchInput {
  readonly currentEur: number
  readonly newEur: number
  readonly exitChargeEur: number
  readonly newOnceEur?: number
  readonly horizonMonths: number
}

export const switchMembers = {
  required: {
    currentEur: eur('monthly price today.', 1000),
    newEur: eur('monthly price of the new contract.', 1000),
    exitChargeEur: eur('cost of leaving now (`telecom-exit-charge`).'),
    horizonMonths: months('Months that are counted.'),
  },
  optional: { newOnceEur: { ...eur('activation and installation of the new one.'), default: 0 } },
}

const steady = (eurPerMonth: number, horizon: number): readonly Cents[] =>
  Array.from({ length: horizon }, () => roundHalfUpToCent(eurPerMonth))

export const switchOf = ({
  currentEur,
  newEur,
  exitChargeEur,
  newOnceEur = 0,
  horizonMonths,
}: SwitchInput) => ({
  current: steady(currentEur, horizonMonths),
  next: steady(newEur, horizonMonths),
  exitCharge: roundHalfUpToCent(exitChargeEur),
  once: roundHalfUpToCent(newOnceEur),
})
