import { surchargeEnd } from 'shared-lib/rules/credit/parameters/sources'
import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'

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

export const cardConvention: Parameter<CardConvention> = {
  id: 'credit-card.taeg-convention',
  unit: 'eur, months',
  law: 'DL 133/2009, anexo I, parte II',
  confidence: 'B',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'Whether lenders put the annual fee at the start or spread it is not confirmed: up to 0.1 points of difference.',
  values: [
    {
      from: '2009-07-01',
      value: { limit: 1500, months: 12 },
      source: 'DL 133/2009, anexo I, parte II; exemplos representativos publicados por emissores em 2025',
    },
  ],
}

/** The most that an account with minimum bank services and its debit card may cost in a year, euros. */
export const minimumBankServices: Parameter = {
  id: 'minimum-bank-services.yearly-cost',
  unit: 'eur/year',
  law: 'DL 27-C/2000, art. 3.º',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-15',
  note: '1 % of the social support index (IAS) of 537.13 EUR.',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: 5.37,
      source: 'Banco de Portugal, Portal do Cliente Bancário, serviços mínimos bancários',
    },
  ],
}
