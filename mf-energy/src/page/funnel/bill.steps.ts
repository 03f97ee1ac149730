import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Step } from 'shared-lib/kit/funnel/flow'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import type { energyFields } from '../../fields'
import { asksElectricity, asksGas } from '../../rules/asked'
import { billFields, counts, meterPeriods } from '../../rules/bill.fields'
import type { BillAnswers } from '../../rules/energy-answers'
import { usualBillDays } from '../../rules/own-bill'

type BillStep = Step<typeof energyFields & typeof billFields>

const periodNames = { month: 'por mês', year: 'por ano' } as const

/** A figure with its unit, which stay on one line. */
const withUnit = (value: number, unit: string) => `${formatNumber(value, 6)}\u00a0${unit}`

/** Words of a summary; missing ones are left out. */
const joined = (words: readonly (string | false | undefined)[], between = ', ') =>
  words.filter(Boolean).join(between)

/** Asked on the results page alone. */
const paidNames = ['billTotal', 'billDays'] as const

const paidWords = ({ billTotal, billDays = usualBillDays }: BillAnswers) =>
  billTotal !== undefined && `${formatShortEuro(billTotal)} em ${billDays} dias`

/** `2.000 kWh em vazio e 3.000 kWh fora de vazio` */
const perMeter = (answers: BillAnswers, name: 'kwh' | 'price', unit: string) =>
  joined(
    meterPeriods.map((period) => {
      const value = counts(period.meters, answers.meter) ? answers[period[name]] : undefined
      return value !== undefined && joined([withUnit(value, unit), period.when], ' ')
    }),
    ' e ',
  )

export const electricityBillStep: BillStep = {
  slug: 'fatura-eletricidade',
  question: 'O que diz a tua fatura da eletricidade?',
  label: 'Fatura da eletricidade',
  optional: true,
  names: [
    'meter',
    ...meterPeriods.map(({ kwh }) => kwh),
    'kwhPeriod',
    'powerPrice',
    ...meterPeriods.map(({ price }) => price),
    'largeFamily',
    'socialTariff',
    ...paidNames,
  ],
  applies: asksElectricity,
  summary: (answers) => {
    const { meter, kwhPeriod, powerPrice, largeFamily, socialTariff } = answers
    const kwh = perMeter(answers, 'kwh', 'kWh')
    return joined([
      meter && meter !== 'simple' && wordsOf(billFields.meter, meter),
      kwh && kwhPeriod && `${kwh} ${periodNames[kwhPeriod]}`,
      perMeter(answers, 'price', '€/kWh'),
      powerPrice !== undefined && `potência ${withUnit(powerPrice, '€/dia')}`,
      largeFamily && 'família numerosa',
      socialTariff && 'tarifa social',
      paidWords(answers),
    ])
  },
}

export const gasBillStep: BillStep = {
  slug: 'fatura-gas',
  question: 'O que diz a tua fatura do gás?',
  label: 'Fatura do gás',
  optional: true,
  // Of a home with electricity the other bill asks for the social tariff: the right is one for both.
  names: [
    ...([
      'kwhGas',
      'gasKwhPeriod',
      'gasFixedPrice',
      'gasEnergyPrice',
      'municipality',
      'socialTariff',
    ] as const),
    ...paidNames,
  ],
  applies: asksGas,
  summary: (answers) => {
    const { kwhGas, gasKwhPeriod, gasFixedPrice, gasEnergyPrice, socialTariff } = answers
    return joined([
      kwhGas !== undefined && gasKwhPeriod && `${withUnit(kwhGas, 'kWh')} ${periodNames[gasKwhPeriod]}`,
      gasEnergyPrice !== undefined && withUnit(gasEnergyPrice, '€/kWh'),
      gasFixedPrice !== undefined && `termo fixo ${withUnit(gasFixedPrice, '€/dia')}`,
      !asksElectricity(answers) && socialTariff && 'tarifa social',
      !asksElectricity(answers) && paidWords(answers),
    ])
  },
}
