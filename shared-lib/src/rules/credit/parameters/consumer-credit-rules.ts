import type { Parameter } from '../../dated/dated-parameter'
import * as sources from './sources'

/** Amounts that the law of consumer credit covers, in euros. */
export const consumerScope: Parameter<{ readonly min: number; readonly max: number }> = {
  id: 'consumer-credit.scope',
  unit: 'eur',
  law: 'DL 133/2009, art. 2.º',
  confidence: 'B',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-31',
  values: [
    { from: '2009-07-01', value: { min: 200, max: 75_000 }, source: 'Guia público do crédito pessoal' },
  ],
}

/** Stamp duty on the use of consumer credit, as fractions, surcharge of art. 70.º-A included. */
interface ConsumerStampDuty {
  /** Under a year: for every month or part of one. */
  readonly perMonth: number
  readonly fromOneYear: number
  readonly fromFiveYears: number
}

export const consumerStampDuty: Parameter<ConsumerStampDuty> = {
  id: 'consumer-credit.stamp-duty.use',
  unit: 'ratio',
  law: 'TGIS, verbas 17.2.1 a 17.2.3; CIS, art. 70.º-A',
  confidence: 'A',
  reviewed: '2026-09-12',
  reviewBy: '2027-01-31',
  note: 'First days of the surcharge in 2016 and of the rates of 2020 not confirmed: held from the quarter after the budgets on. The surcharge ended with 2022.',
  values: [
    {
      from: '2016-04-01',
      to: '2017-12-31',
      value: { perMonth: 0.00105, fromOneYear: 0.0135, fromFiveYears: 0.015 },
      source: 'Sol, 2016-02-04',
    },
    {
      from: '2018-01-01',
      to: '2018-12-31',
      value: { perMonth: 0.0012, fromOneYear: 0.015, fromFiveYears: 0.015 },
      source: 'Lei 114/2017, art. 245.º (PGDL); Jornal Económico, 2018-10',
    },
    {
      from: '2019-01-01',
      to: '2019-12-31',
      value: { perMonth: 0.00192, fromOneYear: 0.024, fromFiveYears: 0.024 },
      source: 'Público, 2018-10-16; ECO, 2020-02-05',
    },
    {
      from: '2020-04-01',
      to: '2022-12-31',
      value: { perMonth: 0.002115, fromOneYear: 0.0264, fromFiveYears: 0.0264 },
      source: 'ECO, 2020-02-05; i, 2020-10; RTP, 2022-04',
    },
    {
      from: '2023-01-01',
      value: { perMonth: 0.00141, fromOneYear: 0.0176, fromFiveYears: 0.0176 },
      source: sources.surchargeEnd,
    },
  ],
}

/** Stamp duty on the interest and on the fees of consumer credit, as a fraction. */
export const consumerChargesStampDuty: Parameter = {
  id: 'consumer-credit.stamp-duty.charges',
  unit: 'ratio',
  law: 'TGIS, verbas 17.3.1 e 17.3.4',
  confidence: 'A',
  reviewed: '2026-09-12',
  reviewBy: '2027-01-31',
  values: [
    { from: '2016-01-01', value: 0.04, source: 'Exemplo publicado em partners-finances.pt; tabelas de 2026' },
  ],
}

/** Largest early-repayment fee in a fixed-rate period, as a fraction of the capital repaid. */
export interface ConsumerRepaymentFee {
  /** With more than a year left to the end of the contract. */
  readonly overOneYear: number
  readonly upToOneYear: number
}

export const consumerEarlyRepaymentFee: Parameter<ConsumerRepaymentFee> = {
  id: 'consumer-credit.early-repayment-fee',
  unit: 'ratio',
  law: 'DL 133/2009, art. 19.º',
  confidence: 'A',
  reviewed: '2026-11-22',
  reviewBy: '2027-01-31',
  note: 'None while the rate is variable, on an overdraft, or when insurance of the credit pays. Never more than the interest that would have been paid. Directive (EU) 2023/2225 may change it.',
  values: [
    {
      from: '2009-07-01',
      value: { overOneYear: 0.005, upToOneYear: 0.0025 },
      source: sources.consumerRepayment,
    },
  ],
}

/** Longest term in months by purchase. */
interface ConsumerTerm {
  readonly personal: number
  readonly car: number
  readonly education: number
}

export const consumerLongestTerm: Parameter<ConsumerTerm> = {
  id: 'consumer-credit.longest-term',
  unit: 'months',
  law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal, art. 7.º, n.os 3 e 4 (antes: recomendação de 2018, alterada em 2020)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2018-07-01',
      to: '2020-03-31',
      value: { personal: 120, car: 120, education: 120 },
      source: sources.shorterTerms2020,
    },
    {
      from: '2020-04-01',
      to: '2026-07-31',
      value: { personal: 84, car: 120, education: 120 },
      source: sources.shorterTerms2020,
    },
    {
      from: '2026-08-01',
      value: { personal: 84, car: 120, education: 120 },
      source: sources.recommendation2026,
    },
  ],
}
