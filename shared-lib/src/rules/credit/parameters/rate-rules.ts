import type { Parameter } from '../../dated/dated-parameter'
import * as sources from './sources'

/** Decimals of the index in percent; halves away from zero, once, before the spread is added. */
export const indexDecimals: Parameter = {
  id: 'credit.index.decimals',
  unit: 'decimals of percent',
  law: 'DL 240/2006, art. 3.º e 4.º; DL 51/2007, art. 4.º; DL 88/2008; DL 74-A/2017',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-06-30',
  note: 'From the date of DL 240/2006; older contracts are worked out alike.',
  values: [{ from: '1999-01-01', value: 3, source: sources.indexRule }],
}

/** Case of index plus spread below zero: nothing is charged, or it is owed to the borrower as well. */
export const negativeRateRule: Parameter<'no-interest' | 'owed-to-borrower'> = {
  id: 'credit.negative-rate',
  unit: 'rule',
  law: 'DL 74-A/2017, art. 21.º-A (Lei 32/2018)',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-06-30',
  note: 'The lender chooses: take it off the capital owed, or keep it as a credit against later interest.',
  values: [
    { from: '2015-04-01', to: '2018-07-18', value: 'no-interest', source: sources.negativeRateBefore },
    { from: '2018-07-19', value: 'owed-to-borrower', source: sources.negativeRate },
  ],
}

/** Rate shock of the effort test by the whole term of the contract; `upToYears` included. */
export interface ShockBand {
  readonly upToYears?: number
  readonly shock: number
}

export const rateShock: Parameter<readonly ShockBand[]> = {
  id: 'credit.rate-shock',
  unit: 'ratio',
  law: 'Instrução 23/2023 do Banco de Portugal (antes: Instrução 3/2018)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'The first day of the instruction of 2018 is not confirmed: held from that of the recommendation on.',
  values: [
    {
      from: '2018-07-01',
      to: '2023-10-15',
      value: [{ upToYears: 5, shock: 0.01 }, { upToYears: 10, shock: 0.02 }, { shock: 0.03 }],
      source: sources.instruction3of2018,
    },
    {
      from: '2023-10-16',
      value: [{ upToYears: 5, shock: 0.005 }, { upToYears: 10, shock: 0.01 }, { shock: 0.015 }],
      source: sources.instruction23of2023,
    },
  ],
}

/** Largest share of the net monthly income that all instalments may take, counted on the day of the assessment. */
export const effortLimit: Parameter = {
  id: 'credit.effort-limit',
  unit: 'ratio',
  law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal, art. 6.º (antes: recomendação de 2018)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'A recommendation: a lender may go past it for a share of what it lends (10 % since August 2026).',
  values: [
    { from: '2018-07-01', to: '2026-07-31', value: 0.5, source: sources.recommendation2018 },
    { from: '2026-08-01', value: 0.45, source: sources.recommendation2026 },
  ],
}

/** Share by which income counts less for the part of the contract lived past an age, unless already retired. */
export const lateIncomeCut: Parameter<{ readonly afterAge: number; readonly cut: number }> = {
  id: 'credit.late-income-cut',
  unit: 'years, ratio',
  law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'At least so much; the rule before August 2026 was not read.',
  values: [{ from: '2026-08-01', value: { afterAge: 70, cut: 0.2 }, source: sources.recommendation2026 }],
}
