import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { list, object, text } from 'shared-lib/contract/schema'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { catalogueWith } from '../data/offers/partner-offers'
import { energyBill } from '../rules/energy-api'
import type { EnergyBillCall } from '../rules/energy-bill-call'
import { energyLimits } from './energy.limits'
import {
  age,
  bill,
  contractedPower,
  cycle,
  doubtful,
  ended,
  gasTier,
  kwh,
  kwhByPeriod,
  largeFamily,
  municipality,
  notes,
  outdated,
  socialTariff,
  supplies,
} from './schemas'

/** `POST /api/calculators/energy-bill`. */
export const energyBillCalculator: Calculator = {
  title: 'Energy bill',
  called: 'Fatura de eletricidade e gás',
  description:
    'A year of one offer for a home in mainland Portugal, in cents, with every line of the bill. Electricity needs `contractedPower` and `kwh`, gas needs `gasTier` and `kwhGas`; what the offer does not supply is left unread.',
  limits: energyLimits,
  input: object(
    {
      offerId: text('Id of an offer, or of a row of `energy-ranking` (electricity and gas joined by `+`).', {
        maxLength: 300,
      }),
    },
    {
      contractedPower,
      cycle,
      kwh: kwhByPeriod,
      gasTier,
      kwhGas: kwh('Natural gas'),
      municipality,
      largeFamily,
      socialTariff,
    },
  ),
  output: object(
    {
      ...bill,
      ...age,
      supplies,
      outdated,
      doubtful,
      unknown: list(
        text('Line of the bill (`parts`).'),
        'Lines that belong into the bill and are not in it: nothing is known of them.',
      ),
      ...notes,
      credit: text('To be shown with the figures.'),
      licence: text('Of the prices.'),
    },
    { ended },
  ),
  examples: [
    {
      title: 'Regulated bi-hourly electricity, 3.45 kVA',
      input: {
        offerId: 'el-cur-su-eletricidade-e-outros-tarifa-regulada',
        contractedPower: 3.45,
        cycle: 'daily',
        kwh: { outsideOffPeak: 1140, offPeak: 760 },
      },
    },
    {
      title: 'Simple tariff for a large family',
      input: {
        offerId: 'el-cur-su-eletricidade-e-outros-tarifa-regulada',
        contractedPower: 6.9,
        kwh: { all: 5000 },
        largeFamily: true,
      },
    },
    {
      title: 'Regulated natural gas in Lisbon',
      input: {
        offerId: 'gas-todos-os-cur-tarifa-regulada-2025-26',
        gasTier: 2,
        kwhGas: 3407,
        municipality: 'Lisboa',
      },
    },
  ],
  calculate: (input: EnergyBillCall, today, offers) =>
    energyBill(input, catalogueWith(offers), toIsoDate(today)),
}
