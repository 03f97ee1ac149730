import { UnknownValue } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { regulatedYear } from './regulated-bill'
import type { Assumption, Household } from './vocabulary'

/** Of the estimated use: what a bill beyond them cost is no matter of use. */
const [least, most] = [0.1, 10] as const

/** The bill is a broken line in the use (part of it has another VAT), so the use is found by halving; 30 times leave less than a Wh. */
const halvings = 30

const scaled = (household: Household, factor: number): Household => ({
  ...household,
  kwhElectricity: household.kwhElectricity * factor,
  kwhGas: household.kwhGas * factor,
})

/** `regulatedYear` of a home in which a tariff may be unknown. */
function costOf(household: Household, today: IsoDate): number | undefined {
  const { energyType, gasNetwork } = household
  const ranked = energyType === 'dual' && gasNetwork === 'not-here' ? 'electricity' : energyType
  try {
    return regulatedYear(household, ranked, today)
  } catch (error) {
    if (error instanceof UnknownValue) return undefined
    throw error
  }
}

/**
 * The home with the use that costs what its last bill did, at the regulated tariffs. Without this the saving would be the
 * difference between this home's use and that of a typical one. A use that the visitor gave is kept.
 */
export function withPaidUse(household: Household, today: IsoDate): Household {
  const { paidCents } = household
  const isGiven = household.assumptions.some(
    ({ about, origin }) => (about === 'kwhElectricity' || about === 'kwhGas') && origin === 'answer',
  )
  if (paidCents === undefined || isGiven) return household
  const over = (factor: number) => (costOf(scaled(household, factor), today) ?? 0) - paidCents
  if (over(least) > 0 || over(most) < 0) return household
  let [low, high]: [number, number] = [least, most]
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2
    if (over(middle) > 0) high = middle
    else low = middle
  }
  const { kwhElectricity, kwhGas, assumptions } = scaled(household, low)
  const found = { kwhElectricity: Math.round(kwhElectricity), kwhGas: Math.round(kwhGas) }
  return {
    ...household,
    ...found,
    isUseOfBill: true,
    assumptions: assumptions.map((one) =>
      one.about === 'kwhElectricity' || one.about === 'kwhGas' ? paidAssumption(one.about, found) : one,
    ),
  }
}

const names = { kwhElectricity: 'eletricidade', kwhGas: 'gás' } as const

const paidAssumption = (
  about: keyof typeof names,
  found: Readonly<Record<keyof typeof names, number>>,
): Assumption => ({
  about,
  origin: 'estimate',
  confidence: 'D',
  text: `Pela tua última fatura, com a tarifa regulada: ${formatDecimal(found[about], 0)} kWh de ${names[about]} por ano.`,
})
