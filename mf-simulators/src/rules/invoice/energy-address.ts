import { typedNumber as readNumber } from 'shared-lib/rules/money/typed-number'
import { normalPostalCode } from 'shared-lib/rules/validation/rules/postal-code'
import { type FieldFindings, type FieldName, type FieldTexts, periodsOfMeter } from './invoice-fields'

/** A number of an invoice, with as many digits as it has. */
export const typedNumber = (text = ''): number | undefined =>
  readNumber(text, { decimals: 6, rounded: true, min: 0, unit: 'kWh' })

const daysOfMonth = 365 / 12
const written = (value: number, decimals: number) => String(Number(value.toFixed(decimals))).replace('.', ',')

/** kWh of the invoice as those of a month: as they are for a month of any length, else by the day. */
const perMonth = (kwh: number, days: number) => (days >= 28 && days <= 31 ? kwh : (kwh / days) * daysOfMonth)

type Entry = readonly [name: string, text: string]

/** All of a group or nothing: half a bill would be priced as none. */
function whole(entries: readonly (readonly [string, string | undefined])[]): Entry[] {
  return entries.every(([, text]) => text !== undefined) ? (entries as Entry[]) : []
}

const price = (text: string | undefined) => {
  const value = typedNumber(text)
  return value === undefined || value <= 0 ? undefined : written(value, 6)
}

/**
 * Address of the energy comparison with these values: the site asks there only what an invoice does not contain. kWh go
 * with the days they were used in; without these they are left out, like prices of which one is missing. The year that
 * the invoice states goes before the kWh of its days, unless a person corrected these and not the year.
 */
export function energyAddress(texts: FieldTexts, found: FieldFindings = {}): string {
  const days = typedNumber(texts.days)
  const gasDays = texts.energyType === 'dual' ? typedNumber(texts.gasDays ?? texts.days) : days
  const monthly = (name: FieldName, of = days) => {
    const kwh = typedNumber(texts[name])
    return kwh && of ? written(perMonth(kwh, of), 2) : undefined
  }
  const meter = texts.meter === 'bi' || texts.meter === 'tri' ? texts.meter : 'simple'
  const periods = periodsOfMeter[meter]
  const corrected = (name: FieldName) => found[name] !== undefined && texts[name] !== found[name].text
  const correctedUse = corrected('kwhElectricity') && !corrected('yearlyKwh') && monthly('kwhElectricity')
  const yearly = meter === 'simple' && !correctedUse ? typedNumber(texts.yearlyKwh) : undefined
  const power = typedNumber(texts.contractedPower)
  const prefix = /^[1-9]\d{3}/.exec(normalPostalCode(texts.postalCode ?? ''))?.[0]
  const electricity: Entry[] = [
    ...whole([['contractedPower', power ? String(power) : undefined]] as const),
    ...whole([['meter', texts.meter]]),
    ...(yearly
      ? whole([
          ['kwhElectricity', written(yearly, 2)],
          ['kwhPeriod', 'year'],
        ])
      : whole([...periods.map(({ kwh }) => [kwh, monthly(kwh)] as const), ['kwhPeriod', 'month']])),
    ...whole([
      ['powerPrice', price(texts.powerPrice)],
      ...periods.map((one) => [one.price, price(texts[one.price])] as const),
    ]),
  ]
  const gas: Entry[] = [
    ...whole([['gasTier', texts.gasTier]]),
    ...whole([
      ['kwhGas', monthly('kwhGas', gasDays)],
      ['gasKwhPeriod', 'month'],
    ]),
    ...whole([
      ['gasFixedPrice', price(texts.gasFixedPrice)],
      ['gasEnergyPrice', price(texts.gasEnergyPrice)],
    ]),
  ]
  const entries: Entry[] = [
    ...whole([['energyType', texts.energyType]]),
    ...(prefix
      ? ([
          ['addressType', 'current'],
          ['postalCode', prefix],
        ] as const)
      : []),
    ...whole([['currentProvider', texts.currentProvider]]),
    ...(texts.energyType === 'gas' ? [] : electricity),
    ...(texts.energyType === 'electricity' ? [] : gas),
    ...(texts.socialTariff === 'true' ? ([['socialTariff', 'true']] as const) : []),
    ...(meter === 'simple' || !texts.cycle ? [] : ([['cycle', texts.cycle]] as const)),
  ]
  return `/energia/resultados?${new URLSearchParams(entries.map(([name, text]) => [name, text]))}`
}
