import { cents, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'
import { normalVat } from '../data/parameters/normal-vat'
import { socialTariff } from '../data/parameters/social-tariff'
import { socialTariffCost } from '../rules/social-tariff-cost'
import { months } from './call.fields'

const regions: readonly Region[] = ['mainland', 'madeira', 'azores']

/** `POST /api/calculators/telecom-social-tariff`. */
export const socialTariffCalculator = openCalculator({
  title: 'Social internet tariff',
  called: 'Tarifa social de internet',
  description:
    'What the internet tariff for homes with low income costs over some months. Who may have it is not checked.',
  limits: [
    'Não dizemos se tens direito à tarifa social: quem confirma é a ANACOM, a pedido da operadora.',
    'A ativação é a máxima publicada em 2021 e 2022: não encontrámos outra depois disso.',
  ],
  fields: {
    months: months('Months that are counted.'),
    activation: program.flag('Whether activation is paid, at its most.'),
    region: program.withDefault(
      program.oneOf('Whose VAT comes on top of the price of law.', regions),
      'mainland',
    ),
  },
  output: object({
    totalCents: cents('all that is paid.'),
    trueMonthCents: cents('that by month.'),
    monthlyCents: cents('price of a month, with VAT.'),
    activationCents: cents('activation that is in the total.'),
  }),
  examples: [{ title: 'Two years with activation', input: { months: 24, activation: true } }],
  calculate({ months, activation, region }, today) {
    const vat = valueOn(normalVat, today)[region]
    const tariff = valueOn(socialTariff, today)
    const { monthly, once, total, trueMonth } = socialTariffCost(tariff, vat, months, activation)
    return {
      result: {
        totalCents: total,
        trueMonthCents: trueMonth,
        monthlyCents: monthly,
        activationCents: once,
      },
    }
  },
})
