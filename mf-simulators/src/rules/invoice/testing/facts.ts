import type { InvoiceFindings } from '../read-invoice'
import type { TextItem } from '../text-item'
import type { Period } from '../words'

/** A synthetic invoice and its true values, named as by `flatValues`. */
export interface SyntheticInvoice {
  readonly name: string
  readonly items: readonly TextItem[]
  /** Its lines come to its printed total, so that their values are sure. */
  readonly addsUp?: boolean
  readonly values: Readonly<Record<string, string | number | boolean>>
}

const periods: readonly Period[] = ['simple', 'peak', 'mid', 'outsideOffPeak', 'offPeak']

/** Every value found by one flat name: `kwh.offPeak`, `gas.price`, `contractedPower`. */
export function flatValues(findings: InvoiceFindings): Record<string, string | number | boolean> {
  const { electricity, gas, energyType, networksApart: _, period, days, gasDays, ...rest } = findings
  const flat: Record<string, string | number | boolean> = {}
  if (energyType) flat.energyType = energyType
  if (period) Object.assign(flat, { from: period.value.from, to: period.value.to })
  if (days && days.value !== period?.value.days) flat.days = days.value
  if (gasDays && gasDays.value !== days?.value) flat.gasDays = gasDays.value
  for (const [name, found] of Object.entries(rest)) if (found) flat[name] = found.value
  for (const name of periods) {
    const { kwh, price } = electricity[name] ?? {}
    if (kwh) flat[`kwh.${name}`] = kwh.value
    if (price) flat[`price.${name}`] = price.value
  }
  if (gas.simple?.kwh) flat['gas.kwh'] = gas.simple.kwh.value
  if (gas.simple?.price) flat['gas.price'] = gas.simple.price.value
  return flat
}
