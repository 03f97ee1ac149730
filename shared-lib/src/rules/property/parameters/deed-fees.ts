import type { Parameter } from '../../dated/dated-parameter'

// Fees in cents.

/** By registration: the purchase alone, or purchase and mortgage. */
export interface ByAct {
  readonly purchase: number
  readonly withMortgage: number
}

const rern = 'RERN (DL n.º 322-A/2001), art. 28.º'

/** Deed and registration at the one-stop desk of the Justice ministry (Casa Pronta). */
export const oneStopDeskFee: Parameter<ByAct> = {
  id: 'property.one-stop-desk.fee',
  unit: 'cents',
  law: rern,
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2024-08-01',
      value: { purchase: 37_500, withMortgage: 70_000 },
      source: 'RERN, art. 28.º; Casa Pronta (justica.gov.pt), 2025-10-22 e agosto de 2026',
    },
  ],
}

/** Reduction for a first home of young buyers at that desk; half of it when only some of the buyers qualify. */
export const oneStopDeskYoungReduction: Parameter<ByAct> = {
  id: 'property.one-stop-desk.young-reduction',
  unit: 'cents',
  law: 'RERN, art. 28.º, n.os 37, 40 e 41 (DL n.º 48-D/2024)',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  note: 'Up to the top of the fourth row of the IMT table of own permanent homes; whether the tables of the islands count there was not found.',
  values: [
    {
      from: '2024-08-01',
      value: { purchase: 22_500, withMortgage: 45_000 },
      source: 'RERN, art. 28.º, n.os 37, 40 e 41',
    },
  ],
}

/** Registration outside the one-stop desk. */
export const separateRegistrationFee: Parameter<ByAct> = {
  id: 'property.separate-registration.fee',
  unit: 'cents',
  law: 'RERN (DL n.º 322-A/2001), art. 21.º',
  confidence: 'B',
  reviewed: '2026-09-12',
  reviewBy: '2027-01-31',
  note: 'Free for a first home of young buyers up to the same value; for some of several buyers it was not found.',
  values: [
    {
      from: '2008-07-21',
      value: { purchase: 25_000, withMortgage: 50_000 },
      source:
        'RERN, art. 21.º, na versão do DL n.º 116/2008 (https://forumdacasa.com/discussion/9498/) e na posterior, por facto (https://www.pgdlisboa.pt), lidas a 29 de novembro de 2026; lista pública de custos de compra de casa, 2026-09-12',
    },
  ],
}

/** From the lowest to the highest that was read, before stamp duty. */
export interface FeeRange {
  readonly low: number
  readonly high: number
}

/** Fees of banks to open a home loan: a typical level, not law. */
interface BankFees {
  readonly study: FeeRange
  readonly valuation: FeeRange
  readonly formalisation: FeeRange
}

export const typicalBankFees: Parameter<BankFees> = {
  id: 'property.bank-fees',
  unit: 'cents',
  law: 'Preçários dos bancos: não há valor legal',
  confidence: 'A',
  reviewed: '2026-10-03',
  reviewBy: '2027-01-31',
  values: [
    {
      from: '2026-03-01',
      value: {
        study: { low: 29_000, high: 30_000 },
        valuation: { low: 23_000, high: 23_000 },
        formalisation: { low: 19_500, high: 22_400 },
      },
      source: 'Preçários de cinco grandes bancos, março a outubro de 2026',
    },
  ],
}
