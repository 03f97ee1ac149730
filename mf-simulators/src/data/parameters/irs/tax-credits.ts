import { parameter } from 'shared-lib/rules/dated/dated-parameter'
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

export const generalFamilyCredit = parameter<Credit>(data.generalFamilyCredit)

export const singleParentCredit = parameter<Credit>(data.singleParentCredit)

export const healthCredit = parameter<Credit>(data.healthCredit)

export const educationCredit = parameter<Credit>(data.educationCredit)

/** Rent of a displaced student: most that it gives, and the cap of education together with it. */
export interface StudentRent {
  readonly cap: number
  readonly capWithEducation: number
}

export const studentRent = parameter<StudentRent>(data.studentRent)

/** Up to this taxable income, in euros, the caps of rent and interest are higher. */
export const housingLowIncome = parameter(data.housingLowIncome)

export const rentCredit = parameter<HousingCredit>(data.rentCredit)

export const interestCredit = parameter<HousingCredit>(data.interestCredit)

export const nursingHomeCredit = parameter<Credit>(data.nursingHomeCredit)

/** Alimony paid has no cap of its own. */
export const alimonyPaidRate = parameter(data.alimonyPaidRate)

/** Part of the VAT of invoices, not of the invoices. */
export const invoiceCredit = parameter<Credit>(data.invoiceCredit)

/** Retirement savings (PPR): the cap falls with age. */
export interface RetirementCredit {
  readonly rate: number
  /** By highest age, ascending; the last one, without, holds for everybody older. */
  readonly caps: readonly { readonly upToAge?: number; readonly cap: number }[]
}

export const retirementCredit = parameter<RetirementCredit>(data.retirementCredit)

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

export const globalCap = parameter<GlobalCap>(data.globalCap)
