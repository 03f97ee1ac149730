import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { maxSimpleKva } from '../data/parameters/contracted-power'
import { regulatedElectricity, regulatedGas } from '../data/parameters/regulated-tariffs'
import { billOf } from './bill-lines'
import { electricityLines } from './electricity-bill'
import { gasLines } from './gas-bill'
import { tosOf } from './municipality'
import type { Household, RankedOffers } from './vocabulary'

/** A year of the regulated electricity tariff, which is law for its days and grows no older within them. */
interface RegulatedBill {
  readonly yearlyCents: number
  readonly monthlyCents: number
  /** Last day (ISO) of the tariff. */
  readonly until: string
}

type Home = Pick<
  Household,
  'kva' | 'kwhElectricity' | 'kwhGas' | 'gasTier' | 'municipality' | 'largeFamily' | 'socialTariff'
>

const smallestSimpleKva = 2.3

function regulatedElectricityLines(household: Home, today: IsoDate) {
  const { kva, kwhElectricity, largeFamily, socialTariff } = household
  const tariff = datedValueOn(regulatedElectricity, today)
  const powerEurPerDay = tariff?.value.powerEurPerDay[String(kva)]
  if (kva > maxSimpleKva || !tariff?.to || powerEurPerDay === undefined) return undefined
  const { simple, simpleUpTo2 } = tariff.value
  const eurPerKwh = kva <= smallestSimpleKva ? simpleUpTo2 : simple
  const lines = electricityLines({
    on: today,
    kva,
    powerEurPerDay,
    largeFamily,
    socialTariff,
    energy: [{ period: 'energy-simple', kwh: kwhElectricity, eurPerKwh }],
  })
  return { lines, until: tariff.to }
}

/** At the tariff of the day; after the last one that is known, at that one. */
function regulatedGasLines({ kwhGas, gasTier, municipality, socialTariff }: Home, today: IsoDate) {
  const last = regulatedGas.values.at(-1)
  const on = last?.to && today > last.to ? toIsoDate(last.to) : today
  const [fixedEurPerDay, eurPerKwh] = datedValueOn(regulatedGas, on)?.value[gasTier] ?? []
  if (fixedEurPerDay === undefined || eurPerKwh === undefined) return undefined
  const tos = municipality && tosOf(municipality.code)
  return gasLines({
    on,
    tier: gasTier,
    kwh: kwhGas,
    fixedEurPerDay,
    eurPerKwh,
    socialTariff,
    ...(tos && { tos }),
  })
}

/** The home's bill at today's regulated simple tariff; undefined where none is sold or known. Throws as bills do. */
export function regulatedBill(household: Household, today: IsoDate): RegulatedBill | undefined {
  const found = household.energyType === 'gas' ? undefined : regulatedElectricityLines(household, today)
  if (!found) return undefined
  const { yearlyCents, monthlyCents } = billOf(found.lines, 0)
  return { yearlyCents, monthlyCents, until: toIsoDate(found.until) }
}

/** Cents of a year of all that is compared, at the newest regulated tariffs; undefined where one is not sold or known. */
export function regulatedYear(
  household: Home,
  ranked: RankedOffers['ranked'],
  today: IsoDate,
): number | undefined {
  const electricity = ranked === 'gas' ? [] : regulatedElectricityLines(household, today)?.lines
  const gas = ranked === 'electricity' ? [] : regulatedGasLines(household, today)
  return electricity && gas && billOf([...electricity, ...gas], 0).yearlyCents
}
