import { flag } from 'shared-lib/funnel/fields'
import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { BillAnswers, EnergyAnswers, Meter } from '../../domain/energy-answers'
import { asksElectricity } from './address.step'
import { billPeriodNames, joined, kwhField, kwhPeriodField, priceField, withUnit } from './bill-fields'

export const meterNames = { simple: 'Simples', bi: 'Bi-horário', tri: 'Tri-horário' } as const

interface MeterPeriod {
  readonly kwh: 'kwhElectricity' | 'kwhPeak' | 'kwhMid' | 'kwhOutsideOffPeak' | 'kwhOffPeak'
  readonly price: 'energyPrice' | 'peakPrice' | 'midPrice' | 'outsideOffPeakPrice' | 'offPeakPrice'
  /** The meters that count it. */
  readonly meters: readonly Meter[]
  /** As in «kWh em vazio»; '' where there is only one. */
  readonly when: string
}

/** Every period that a bill may name, in the order of its lines. */
export const meterPeriods: readonly MeterPeriod[] = [
  { kwh: 'kwhElectricity', price: 'energyPrice', meters: ['simple'], when: '' },
  { kwh: 'kwhPeak', price: 'peakPrice', meters: ['tri'], when: 'em ponta' },
  { kwh: 'kwhMid', price: 'midPrice', meters: ['tri'], when: 'em cheias' },
  { kwh: 'kwhOutsideOffPeak', price: 'outsideOffPeakPrice', meters: ['bi'], when: 'fora de vazio' },
  { kwh: 'kwhOffPeak', price: 'offPeakPrice', meters: ['bi', 'tri'], when: 'em vazio' },
]

const counts = (meters: readonly Meter[], meter: unknown) => meters.some((one) => one === (meter ?? 'simple'))

const kwhNames = meterPeriods.map(({ kwh }) => kwh)
const priceNames = ['powerPrice', ...meterPeriods.map(({ price }) => price)]

/** One field for every period, asked when the meter counts it. */
const perPeriod = <Name extends 'kwh' | 'price'>(name: Name, field: (when: string) => Field<number>) =>
  Object.fromEntries(
    meterPeriods.map((period) => [
      period[name],
      {
        ...field(period.when),
        applies: ({ meter }: Readonly<Record<string, unknown>>) => counts(period.meters, meter),
      },
    ]),
  ) as Record<MeterPeriod[Name], Field<number>>

const peopleOfLargeFamily = 5

/** More kWh at the reduced VAT rate are for these homes only. */
export const offersLargeFamily = ({ inhabitants }: Pick<EnergyAnswers, 'inhabitants'>) =>
  (inhabitants ?? 0) >= peopleOfLargeFamily

export const electricityBillStep: Step<EnergyAnswers> = {
  slug: 'fatura-eletricidade',
  question: 'O que diz a tua fatura da eletricidade?',
  label: 'Fatura da eletricidade',
  optional: true,
  fields: {
    meter: { ...choice(['simple', 'bi', 'tri']), optional: true },
    ...perPeriod('kwh', (when) => kwhField(when || 'de eletricidade', kwhNames)),
    kwhPeriod: kwhPeriodField(kwhNames),
    powerPrice: priceField({
      what: 'o preço da potência por dia',
      example: '0,3456',
      max: 10,
      group: priceNames,
    }),
    ...perPeriod('price', (when) =>
      priceField({
        what: joined(['o preço por kWh', when], ' '),
        example: '0,1654',
        max: 1,
        group: priceNames,
      }),
    ),
    largeFamily: { ...flag, applies: offersLargeFamily },
    socialTariff: flag,
  },
  applies: asksElectricity,
  summary: (answers) => {
    const { meter, kwhPeriod, powerPrice, largeFamily, socialTariff } = answers
    const kwh = perMeter(answers, 'kwh', 'kWh')
    return joined([
      meter && meter !== 'simple' && meterNames[meter],
      kwh && kwhPeriod && `${kwh} ${billPeriodNames[kwhPeriod]}`,
      perMeter(answers, 'price', '€/kWh'),
      powerPrice !== undefined && `potência ${withUnit(powerPrice, '€/dia')}`,
      largeFamily && 'família numerosa',
      socialTariff && 'tarifa social',
    ])
  },
}

/** `2.000 kWh em vazio e 3.000 kWh fora de vazio` */
const perMeter = (answers: BillAnswers, name: 'kwh' | 'price', unit: string) =>
  joined(
    meterPeriods.map((period) => {
      const value = counts(period.meters, answers.meter) ? answers[period[name]] : undefined
      return value !== undefined && joined([withUnit(value, unit), period.when], ' ')
    }),
    ' e ',
  )
