import { type Parameter, parameter } from 'shared-lib/rules/dated/dated-parameter'
import { incomeYears } from './income-year'
import data from './tax-credits.json'

/** A credit (dedução à coleta): part of an expense up to a cap in euros. */
export interface Credit {
  readonly rate: number
  readonly cap: number
}

/** A credit whose cap is higher for a low taxable income. */
export interface HousingCredit extends Credit {
  readonly lowIncomeCap: number
}

type Words = Pick<Parameter, 'id' | 'law' | 'confidence'> & { readonly note?: string }
const guides = 'IOL, guia das deduções (2024); TSF; github.com/luisiul359/irs-pt'

const credit = <Value>(words: Words, value: Value, source = guides): Parameter<Value> => ({
  ...words,
  unit: 'ratio and eur/year',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  values: [incomeYears(2023, 2026, value, source)],
})

export const generalFamilyCredit = credit<Credit>(
  { id: 'irs.credit.general-family', law: 'CIRS, art. 78.º-B', confidence: 'A' },
  { rate: 0.35, cap: 250 },
)

export const singleParentCredit = credit<Credit>(
  { id: 'irs.credit.general-family.single-parent', law: 'CIRS, art. 78.º-B', confidence: 'A' },
  { rate: 0.45, cap: 335 },
)

export const healthCredit = credit<Credit>(
  { id: 'irs.credit.health', law: 'CIRS, art. 78.º-C', confidence: 'A' },
  { rate: 0.15, cap: 1000 },
)

export const educationCredit = credit<Credit>(
  { id: 'irs.credit.education', law: 'CIRS, art. 78.º-D', confidence: 'A' },
  { rate: 0.3, cap: 800 },
)

/** Rent of a displaced student: most that it gives, and the cap of education together with it. */
export interface StudentRent {
  readonly cap: number
  readonly capWithEducation: number
}

export const studentRent = parameter<StudentRent>(data.studentRent)

/** Up to this taxable income, in euros, the caps of rent and interest are higher. */
export const housingLowIncome = parameter(data.housingLowIncome)

export const rentCredit = parameter<HousingCredit>(data.rentCredit)

export const interestCredit = credit<HousingCredit>(
  {
    id: 'irs.credit.housing-interest',
    law: 'CIRS, art. 78.º-E, n.º 1, al. b)',
    confidence: 'A',
    note: 'Loans signed until the end of 2011. The cap of low incomes has one source.',
  },
  { rate: 0.15, cap: 296, lowIncomeCap: 450 },
  'informador.pt; IOL, guia das deduções; ZAP',
)

export const nursingHomeCredit = credit<Credit>(
  { id: 'irs.credit.nursing-home', law: 'CIRS, art. 84.º', confidence: 'A' },
  { rate: 0.25, cap: 403.75 },
)

/** Alimony paid has no cap of its own. */
export const alimonyPaidRate = credit<number>(
  { id: 'irs.credit.alimony-paid', law: 'CIRS, art. 83.º-A', confidence: 'A' },
  0.2,
)

/** Part of the VAT of invoices, not of the invoices. */
export const invoiceCredit = credit<Credit>(
  {
    id: 'irs.credit.invoices',
    law: 'CIRS, art. 78.º-F',
    confidence: 'D',
    note: 'The cap is taken as one per household; two press sources say one per taxpayer.',
  },
  { rate: 0.15, cap: 250 },
  'IOL, guia das deduções; TSF; ZAP',
)

/** Retirement savings (PPR): the cap falls with age. */
export interface RetirementCredit {
  readonly rate: number
  /** By highest age, ascending; the last one, without, holds for everybody older. */
  readonly caps: readonly { readonly upToAge?: number; readonly cap: number }[]
}

export const retirementCredit = credit<RetirementCredit>(
  {
    id: 'irs.credit.retirement-savings',
    law: 'EBF, art. 21.º',
    confidence: 'A',
    note: 'Its place within the global cap is not confirmed.',
  },
  {
    rate: 0.2,
    caps: [{ upToAge: 34, cap: 400 }, { upToAge: 50, cap: 350 }, { cap: 300 }],
  },
  'IOL, guia das deduções; dois projetos públicos de cálculo',
)

/** Cap on the sum of the credits inside it, by taxable income. Amounts in euros. */
export interface GlobalCap {
  /** From `top` on. */
  readonly least: number
  /** Just above the first bracket; up to there, no cap. */
  readonly most: number
  readonly top: number
  /** Raise for each dependant, from `raisedFrom` dependants on. */
  readonly raise: number
  readonly raisedFrom: number
}

export const globalCap = credit<GlobalCap>(
  { id: 'irs.credit.global-cap', law: 'CIRS, art. 78.º, n.º 7 e 8', confidence: 'A' },
  { least: 1000, most: 2500, top: 80_000, raise: 0.05, raisedFrom: 3 },
  'Lei n.º 12/2022 (Diário da Assembleia da República, II Série-A, junho de 2022); github.com/luisiul359/irs-pt',
)
