import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, flag, object, oneOf } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { Region } from 'shared-lib/property/region'
import { socialTariffCost } from '../domain/social-tariff-cost'
import { normalVat } from '../parameters/normal-vat'
import { socialTariff } from '../parameters/social-tariff'
import { months } from './telecom.schema'

interface SocialTariffCall {
  readonly months: number
  readonly activation?: boolean
  readonly region?: Region
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
    {
      activation: { ...flag('Whether activation is paid, at its most.'), default: false },
      region: {
        ...oneOf(['mainland', 'madeira', 'azores'], 'Whose VAT comes on top of the price of law.'),
        default: 'mainland',
      },
    },
  ),
  output: object({
    totalCents: cents('all that is paid.'),
    trueMonthCents: cents('that by month.'),
    monthlyCents: cents('price of a month, with VAT.'),
    activationCents: cents('activation that is in the total.'),
  }),
  examples: [{ title: 'Two years with activation', input: { months: 24, activation: true } }],
  calculate({ months: count, activation = false, region = 'mainland' }: SocialTariffCall, today) {
    const day = toIsoDate(today)
    const vat = valueOn(normalVat, day)[region]
    const tariff = valueOn(socialTariff, day)
    const { monthly, once, total, trueMonth } = socialTariffCost(tariff, vat, count, activation)
    return {
      result: {
        ...{ totalCents: total, trueMonthCents: trueMonth, monthlyCents: monthly, activationCents: once },
      },
    }
  },
}
