import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, flag, object } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { socialTariffCost } from '../domain/social-tariff-cost'
import { socialTariff } from '../parameters/social-tariff'
import { months } from './telecom.schema'

interface SocialTariffCall {
  readonly months: number
  readonly activation?: boolean
}

/** `POST /api/calculators/telecom-social-tariff`. */
export const socialTariffCalculator: Calculator = {
  title: 'Social internet tariff',
  called: 'Tarifa social de internet',
  description:
    'What the internet tariff for homes with low income costs over some months. Who may have it is not checked.',
  limits: [
    'Não dizemos se tens direito à tarifa social: quem confirma é a ANACOM, a pedido da operadora.',
    'A ativação é a máxima publicada em 2021 e 2022: não encontrámos outra depois disso.',
  ],
  input: object(
    { months: months('Months that are counted.') },
    { activation: { ...flag('Whether activation is paid, at its most.'), default: false } },
  ),
  output: object({
    totalCents: cents('all that is paid.'),
    trueMonthCents: cents('that by month.'),
    monthlyCents: cents('price of a month, with VAT.'),
    activationCents: cents('activation that is in the total.'),
  }),
  examples: [{ title: 'Two years with activation', input: { months: 24, activation: true } }],
  calculate({ months: count, activation = false }: SocialTariffCall, today) {
    const tariff = valueOn(socialTariff, toIsoDate(today))
    const { monthly, once, total, trueMonth } = socialTariffCost(tariff, count, activation)
    return {
      result: {
        ...{ totalCents: total, trueMonthCents: trueMonth, monthlyCents: monthly, activationCents: once },
      },
    }
  },
}
