import type { Parameter } from '../../dated/dated-parameter'
import * as sources from './sources'

/** Largest share of the lower of price and valuation that is lent. */
interface LoanToValue {
  readonly permanent: number
  readonly other: number
}

export const loanToValueLimit: Parameter<LoanToValue> = {
  id: 'home-loan.loan-to-value',
  unit: 'ratio',
  law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal, art. 4.º e 5.º (antes: recomendação de 2018)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2018-07-01',
      to: '2026-07-31',
      value: { permanent: 0.9, other: 0.8 },
      source: sources.recommendation2018,
    },
    { from: '2026-08-01', value: { permanent: 0.9, other: 0.8 }, source: sources.recommendation2026 },
  ],
}

/** Longest term by the age of the oldest borrower at the start; the last band has no end. */
interface TermBand {
  readonly upToAge?: number
  readonly years: number
}

export const longestTerm: Parameter<readonly TermBand[]> = {
  id: 'home-loan.longest-term',
  unit: 'years',
  law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal, art. 7.º (antes: recomendação de 2018)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  values: [
    { from: '2018-07-01', to: '2022-03-31', value: [{ years: 40 }], source: sources.recommendation2018 },
    {
      from: '2022-04-01',
      to: '2026-07-31',
      value: [{ upToAge: 30, years: 40 }, { upToAge: 35, years: 37 }, { years: 35 }],
      source: sources.recommendation2018,
    },
    {
      from: '2026-08-01',
      value: [{ upToAge: 35, years: 40 }, { years: 35 }],
      source: sources.recommendation2026,
    },
  ],
}

/** Terms that this site simulates, whatever the recommendation. */
export const simulatedTerm: Parameter<{
  readonly minYears: number
  readonly maxYears: number
  readonly lastAge: number
}> = {
  id: 'home-loan.simulated-term',
  own: true,
  unit: 'years',
  law: 'Limites deste simulador',
  confidence: 'A',
  reviewed: '2026-11-21',
  reviewBy: '2027-06-30',
  values: [
    { from: '2018-01-01', value: { minYears: 1, maxYears: 40, lastAge: 75 }, source: sources.ownLimits },
  ],
}

/** Stamp duty on a home loan, as fractions. */
export interface HomeLoanStampDuty {
  /** Under a year: for each month or part of one. */
  readonly useMonthly: number
  readonly useUnderFiveYears: number
  readonly useFromFiveYears: number
  /** Not on own housing: exempt by art. 7.º, n.º 1, l). */
  readonly interest: number
  readonly fees: number
}

export const homeLoanStampDuty: Parameter<HomeLoanStampDuty> = {
  id: 'home-loan.stamp-duty',
  unit: 'ratio',
  law: 'TGIS, verbas 17.1.1 a 17.1.3, 17.3.1 e 17.3.4; CIS, art. 7.º, n.º 1, l)',
  confidence: 'A',
  reviewed: '2026-09-12',
  reviewBy: '2027-01-31',
  note: 'The Code of 2004 and the tables of 2026 have the same rates; a change and its undoing in between were not looked for.',
  values: [
    {
      from: '2004-01-01',
      value: {
        useMonthly: 0.0004,
        useUnderFiveYears: 0.005,
        useFromFiveYears: 0.006,
        interest: 0.04,
        fees: 0.04,
      },
      source: `${sources.stampTables2026}; O Crédito Habitação, «Imposto de selo» (antes de 2012); https://www.todoscontam.pt/pt-pt/credito (lidos a 28 de novembro de 2026)`,
    },
  ],
}

/** Largest early-repayment fee as a fraction of the capital repaid, by the rate in force at that moment. */
export interface EarlyRepaymentFee {
  readonly variable: number
  /** Of a loan for the borrower's own permanent home. */
  readonly variablePermanentHome: number
  readonly fixed: number
}

const usualFee: EarlyRepaymentFee = { variable: 0.005, variablePermanentHome: 0.005, fixed: 0.02 }

export const earlyRepaymentFee: Parameter<EarlyRepaymentFee> = {
  id: 'home-loan.early-repayment-fee',
  unit: 'ratio',
  law: 'DL 74-A/2017, art. 23.º',
  confidence: 'A',
  reviewed: '2025-11-28',
  reviewBy: '2026-12-31',
  note: 'Suspended for own permanent homes from 26 November 2022 (DL 80-A/2022) to the end of 2025. None on death, unemployment or professional relocation. A bill to end the variable-rate fee is not law.',
  values: [
    { from: '2018-01-01', to: '2022-11-25', value: usualFee, source: sources.earlyRepayment },
    {
      from: '2022-11-26',
      to: '2025-12-31',
      value: { ...usualFee, variablePermanentHome: 0 },
      source: `${sources.earlyRepayment}; https://creditoagricola.pt/para-mim/dl-80-2022 (lido a 28 de novembro de 2026)`,
    },
    { from: '2026-01-01', value: usualFee, source: sources.earlyRepayment },
  ],
}
