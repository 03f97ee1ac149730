import { datedValueOn } from 'shared-lib/dated/dated-parameter'
import { type IsoDate, toIsoDate } from 'shared-lib/dates/iso-date'
import { maxSimpleKva } from '../parameters/contracted-power'
import { regulatedElectricity } from '../parameters/regulated-tariffs'
import { billOf } from './bill-lines'
import { electricityLines } from './electricity-bill'
import type { Household } from './vocabulary'

/** A year of the regulated electricity tariff, which is law for its days and grows no older within them. */
export interface RegulatedBill {
  readonly yearlyCents: number
  readonly monthlyCents: number
  /** Last day (ISO) of the tariff. */
  readonly until: string
}

const smallestSimpleKva = 2.3

/** The home's bill at today's regulated simple tariff; undefined where none is sold or known. Throws as bills do. */
export function regulatedBill(household: Household, today: IsoDate): RegulatedBill | undefined {
  const { energyType, kva, kwhElectricity, largeFamily, socialTariff } = household
  const tariff = datedValueOn(regulatedElectricity, today)
  const powerEurPerDay = tariff?.value.powerEurPerDay[String(kva)]
  if (energyType === 'gas' || kva > maxSimpleKva || !tariff?.to || powerEurPerDay === undefined)
    return undefined
  const { simple, simpleUpTo2 } = tariff.value
  const eurPerKwh = kva <= smallestSimpleKva ? simpleUpTo2 : simple
  const { yearlyCents, monthlyCents } = billOf(
    electricityLines({
      ...{ on: today, kva, powerEurPerDay, largeFamily, socialTariff },
      energy: [{ period: 'energy-simple', kwh: kwhElectricity, eurPerKwh }],
    }),
    0,
  )
  return { yearlyCents, monthlyCents, until: toIsoDate(tariff.to) }
}
