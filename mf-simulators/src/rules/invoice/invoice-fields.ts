import type { Meter } from './contract'
import type { Confidence, Evidence, Found } from './found'
import type { InvoiceFindings } from './read-invoice'
import type { Period } from './words'

/** Names of the values that a person may correct; those of the energy questions where these ask for them. */
export type FieldName =
  | 'energyType'
  | 'currentProvider'
  | 'postalCode'
  | 'days'
  | 'gasDays'
  | 'contractedPower'
  | 'meter'
  | 'cycle'
  | 'kwhElectricity'
  | 'kwhPeak'
  | 'kwhMid'
  | 'kwhOutsideOffPeak'
  | 'kwhOffPeak'
  | 'yearlyKwh'
  | 'powerPrice'
  | 'energyPrice'
  | 'peakPrice'
  | 'midPrice'
  | 'outsideOffPeakPrice'
  | 'offPeakPrice'
  | 'gasTier'
  | 'kwhGas'
  | 'gasFixedPrice'
  | 'gasEnergyPrice'
  | 'socialTariff'

/** Texts as typed: numbers with a comma, codes of choices. */
export type FieldTexts = Partial<Readonly<Record<FieldName, string>>>

export interface FieldFinding {
  readonly text: string
  readonly evidence: readonly Evidence[]
  readonly confidence: Confidence
  readonly note?: string
}

export type FieldFindings = Partial<Readonly<Record<FieldName, FieldFinding>>>

interface MeterPeriod {
  readonly period: Period
  readonly kwh: FieldName
  readonly price: FieldName
}

/** Periods that each meter counts apart. */
export const periodsOfMeter: Readonly<Record<Meter, readonly MeterPeriod[]>> = {
  simple: [{ period: 'simple', kwh: 'kwhElectricity', price: 'energyPrice' }],
  bi: [
    { period: 'outsideOffPeak', kwh: 'kwhOutsideOffPeak', price: 'outsideOffPeakPrice' },
    { period: 'offPeak', kwh: 'kwhOffPeak', price: 'offPeakPrice' },
  ],
  tri: [
    { period: 'peak', kwh: 'kwhPeak', price: 'peakPrice' },
    { period: 'mid', kwh: 'kwhMid', price: 'midPrice' },
    { period: 'offPeak', kwh: 'kwhOffPeak', price: 'offPeakPrice' },
  ],
}

const textOf = (value: string | number | boolean) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value)

const finding = ({ value, evidence, confidence, note }: Found<string | number | boolean>): FieldFinding => ({
  text: textOf(value),
  evidence,
  confidence,
  ...(note && { note }),
})

/** Registers added up, where the contract counts fewer periods than the meter. */
function added(parts: readonly (Found<number> | undefined)[]): Found<number> | undefined {
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length || known.length === 0) return undefined
  return {
    value: Number(known.reduce((sum, { value }) => sum + value, 0).toFixed(3)),
    evidence: known.flatMap(({ evidence }) => evidence).slice(0, 4),
    confidence: 'check',
    note: 'Somámos os períodos que o contador mostra.',
  }
}

function kwhOf({ electricity }: InvoiceFindings, period: Period): Found<number> | undefined {
  const kwh = (name: Period) => electricity[name]?.kwh
  const outside = () => kwh('outsideOffPeak') ?? added([kwh('peak'), kwh('mid')])
  if (period === 'simple') return kwh('simple') ?? added([outside(), kwh('offPeak')])
  return period === 'outsideOffPeak' ? outside() : kwh(period)
}

/** The one price of a contract that counts no periods, where the invoice prints it once for each register. */
function priceOf({ electricity }: InvoiceFindings, period: Period): Found<number> | undefined {
  const own = electricity[period]?.price
  if (own || period !== 'simple') return own
  const priced = Object.values(electricity).flatMap(({ price }) => price ?? [])
  const same = priced.length > 1 && new Set(priced.map(({ value }) => value)).size === 1
  return same ? priced[0] : undefined
}

/** By the contract's words, else by the periods that have a price, else by those counted. */
function meterOf(findings: InvoiceFindings): Found<Meter> | undefined {
  const { meter, electricity } = findings
  if (meter) return meter
  const kind = (
    has: (period: Period) => Found<number> | undefined,
  ): readonly [Meter, Found<number>] | undefined => {
    const [peak, outside, off, simple] = [has('peak'), has('outsideOffPeak'), has('offPeak'), has('simple')]
    if (peak && has('mid')) return ['tri', peak]
    if (outside && off) return ['bi', outside]
    return simple && ['simple', simple]
  }
  const onePrice = electricity.simple?.price ? undefined : priceOf(findings, 'simple')
  const read =
    (onePrice && (['simple', onePrice] as const)) ??
    kind((period) => electricity[period]?.price) ??
    kind((period) => electricity[period]?.kwh)
  return (
    read && {
      value: read[0],
      evidence: read[1].evidence,
      confidence: 'check',
      note: 'Pelos preços e consumos que a fatura separa.',
    }
  )
}

/** Every value found that a person may correct, as text. */
export function fieldFindings(findings: InvoiceFindings): FieldFindings {
  const { gas } = findings
  const meter = meterOf(findings)
  const periods = (['simple', 'bi', 'tri'] as const).flatMap((name) => periodsOfMeter[name])
  const found: Partial<Record<FieldName, Found<string | number | boolean> | undefined>> = {
    currentProvider: findings.supplier,
    postalCode: findings.postalCode,
    days: findings.days,
    gasDays: findings.gasDays,
    contractedPower: findings.contractedPower,
    meter,
    cycle: findings.cycle,
    ...Object.fromEntries(periods.map(({ kwh, period }) => [kwh, kwhOf(findings, period)])),
    ...Object.fromEntries(periods.map(({ price, period }) => [price, priceOf(findings, period)])),
    yearlyKwh: findings.yearlyKwh,
    powerPrice: findings.powerPrice,
    gasTier: findings.gasTier,
    kwhGas: gas.simple?.kwh,
    gasFixedPrice: findings.gasFixedPrice,
    gasEnergyPrice: gas.simple?.price,
    socialTariff: findings.socialTariff,
  }
  const proof = [findings.cpe, findings.cui, findings.contractedPower, findings.gasTier].filter(
    (one) => one !== undefined,
  )
  return {
    ...(findings.energyType && {
      energyType: {
        text: findings.energyType,
        evidence: proof.slice(0, 2).flatMap(({ evidence }) => evidence.slice(0, 1)),
        confidence: 'sure' as const,
      },
    }),
    ...Object.fromEntries(
      Object.entries(found).flatMap(([name, value]) => (value ? [[name, finding(value)]] : [])),
    ),
  }
}

/** The fields that an invoice of this kind answers, in the order in which they are shown. */
export function fieldsFor({ energyType, meter, yearlyKwh }: FieldTexts): FieldName[] {
  const periods = periodsOfMeter[meter === 'bi' || meter === 'tri' ? meter : 'simple']
  const electricity: FieldName[] = [
    'contractedPower',
    'meter',
    ...(meter === 'bi' || meter === 'tri' ? (['cycle'] as const) : []),
    ...periods.map(({ kwh }) => kwh),
    // Shown where read: the offers are compared by it before the kWh of the days.
    ...(yearlyKwh !== undefined && periods.length === 1 ? (['yearlyKwh'] as const) : []),
    ...periods.map(({ price }) => price),
    'powerPrice',
  ]
  return [
    'energyType',
    'currentProvider',
    'postalCode',
    'days',
    ...(energyType === 'dual' ? (['gasDays'] as const) : []),
    ...(energyType === 'gas' ? [] : electricity),
    ...(energyType === 'electricity'
      ? []
      : (['gasTier', 'kwhGas', 'gasEnergyPrice', 'gasFixedPrice'] as const)),
    'socialTariff',
  ]
}
