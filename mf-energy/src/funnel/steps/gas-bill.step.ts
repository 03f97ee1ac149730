import { flag } from 'shared-lib/funnel/fields'
import type { Field, Step } from 'shared-lib/funnel/flow'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { asksElectricity, asksGas } from './address.step'
import { billPeriodNames, joined, kwhField, kwhPeriodField, priceField, withUnit } from './bill-fields'

const prices = ['gasFixedPrice', 'gasEnergyPrice']

/** Set by a link where a postal code covers several; never asked here. */
const municipality: Field<string> = {
  parse: (text) => (/^\d{4}$/.test(text) ? text : undefined),
  missing: '',
  invalid: 'Não conhecemos o concelho deste endereço: contamos o do código postal',
  samples: ['1106'],
  optional: true,
}

export const gasBillStep: Step<EnergyAnswers> = {
  slug: 'fatura-gas',
  question: 'O que diz a tua fatura do gás?',
  label: 'Fatura do gás',
  optional: true,
  fields: {
    kwhGas: kwhField('de gás', []),
    gasKwhPeriod: kwhPeriodField(['kwhGas']),
    gasFixedPrice: priceField({
      what: 'o preço do termo fixo por dia',
      example: '0,0912',
      max: 10,
      group: prices,
    }),
    gasEnergyPrice: priceField({
      what: 'o preço por kWh de gás',
      example: '0,0645',
      max: 1,
      group: prices,
    }),
    municipality,
    // Of a home with electricity the other bill asks it: the right is one for both.
    socialTariff: { ...flag, applies: (answers) => !asksElectricity(answers) },
  },
  applies: asksGas,
  summary: (answers) => {
    const { kwhGas, gasKwhPeriod, gasFixedPrice, gasEnergyPrice, socialTariff } = answers
    return joined([
      kwhGas !== undefined && gasKwhPeriod && `${withUnit(kwhGas, 'kWh')} ${billPeriodNames[gasKwhPeriod]}`,
      gasEnergyPrice !== undefined && withUnit(gasEnergyPrice, '€/kWh'),
      gasFixedPrice !== undefined && `termo fixo ${withUnit(gasFixedPrice, '€/dia')}`,
      !asksElectricity(answers) && socialTariff && 'tarifa social',
    ])
  },
}
