import { surchargeEnd } from 'shared-lib/rules/credit/parameters/sources'
import { type Parameter, parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './card-rules.json'

/** Stamp duty on the balance of a card, a fraction of the average balance of each month. */
export const cardStampDutyOnUse: Parameter = {
  id: 'credit-card.stamp-duty.use',
  unit: 'ratio/month',
  law: 'TGIS, verba 17.2.4; CIS, art. 70.º-A',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'On the sum of the daily balances over 30. With the surcharge of art. 70.º-A until the end of 2022.',
  values: [
    {
      from: '2020-04-01',
      to: '2022-12-31',
      value: 0.002115,
      source: 'RTP, 2022-04 (0,141 % mais 50 %); ECO, 2020-02-05',
    },
    { from: '2023-01-01', value: 0.00141, source: surchargeEnd },
  ],
}

/** Assumptions of the yearly rate of charge of a card whose contract fixes no plan. */
export interface CardConvention {
  /** Euros, drawn at once. */
  readonly limit: number
  /** Equal monthly parts of capital, with the interest of each month. */
  readonly months: number
}

export const cardConvention = parameter<CardConvention>(data.cardConvention)

/** The most that an account with minimum bank services and its debit card may cost in a year, euros. */
export const minimumBankServices = parameter(data.minimumBankServices)
