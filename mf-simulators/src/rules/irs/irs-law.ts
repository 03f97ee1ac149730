import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import { datedValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { selfEmployedContributions } from '../../data/parameters/irs/contributions'
import { dependantCredits } from '../../data/parameters/irs/dependants'
import { disabilityCredits, disabilityIncome } from '../../data/parameters/irs/disability'
import * as filing from '../../data/parameters/irs/filing'
import * as minimum from '../../data/parameters/irs/minimum-existence'
import * as rents from '../../data/parameters/irs/rents'
import * as selfEmployment from '../../data/parameters/irs/self-employment'
import * as surcharge from '../../data/parameters/irs/solidarity-surcharge'
import * as deductions from '../../data/parameters/irs/specific-deduction'
import * as credits from '../../data/parameters/irs/tax-credits'
import * as tables from '../../data/parameters/irs/tax-tables'
import { ias } from '../../data/parameters/payroll/ias'
import { generalContribution } from '../../data/parameters/payroll/social-security'
import { youthIrs } from '../../data/parameters/payroll/youth-irs'

/** A parameter as in force for one income year. */
export interface InForce<Value> {
  readonly value: Value
  readonly law: string
  readonly source: string
  /** `rendimentos de 2025`. */
  readonly period: string
}

/** Parameters that the calculation of every year needs: without one of these there is none. */
const needed = {
  table: tables.mainlandTaxTable,
  azoresRateCuts: tables.azoresRateCuts,
  madeiraRateCuts: tables.madeiraRateCuts,
  surcharge: surcharge.solidaritySurcharge,
  azoresSurcharge: surcharge.azoresSolidaritySurcharge,
  ias,
  specificDeduction: deductions.specificDeduction,
  pensionDeduction: deductions.pensionDeduction,
  alimonyReceivedRate: deductions.alimonyReceivedRate,
  specialRateCuts: rents.specialRateCuts,
  minimumExistence: minimum.minimumExistence,
  minimumExistenceCeiling: minimum.minimumExistenceCeiling,
  minimumExistenceApart: minimum.minimumExistenceApart,
  youth: youthIrs,
  selfEmploymentKinds: selfEmployment.selfEmploymentKinds,
  startUpFactors: selfEmployment.startUpFactors,
  expensesToShow: selfEmployment.expensesToShow,
  contributionsKept: selfEmployment.contributionsKept,
  simplifiedRegimeLimit: selfEmployment.simplifiedRegimeLimit,
  contributions: generalContribution,
  selfEmployedContributions,
  dependants: dependantCredits,
  disabilityIncome,
  disabilityCredits,
  generalFamily: credits.generalFamilyCredit,
  singleParent: credits.singleParentCredit,
  health: credits.healthCredit,
  education: credits.educationCredit,
  studentRent: credits.studentRent,
  housingLowIncome: credits.housingLowIncome,
  rent: credits.rentCredit,
  interest: credits.interestCredit,
  nursingHome: credits.nursingHomeCredit,
  alimonyPaidRate: credits.alimonyPaidRate,
  invoices: credits.invoiceCredit,
  retirement: credits.retirementCredit,
  globalCap: credits.globalCap,
  jointQuotient: filing.jointQuotient,
  separateShare: filing.separateShare,
  municipalShare: filing.municipalShare,
}

type ValueOf<Of> = Of extends Parameter<infer Value> ? Value : never

/** The law of one income year, as plain values with their sources. */
export type IrsLaw = {
  readonly [Name in keyof typeof needed]: InForce<ValueOf<(typeof needed)[Name]>>
} & {
  readonly year: number
  /** Missing in a year with two sets of them. */
  readonly rentRates: InForce<rents.RentRates> | undefined
  /** Missing before there were any. */
  readonly moderateRents: InForce<rents.ModerateRents> | undefined
}

function inForce<Value>(parameter: Parameter<Value>, year: number): InForce<Value> | undefined {
  const found = datedValueOn(parameter, toIsoDate(`${year}-12-31`))
  return (
    found && {
      value: found.value,
      law: parameter.law,
      source: found.source,
      period: `rendimentos de ${year}`,
    }
  )
}

/** The law of an income year; `undefined` when some part of it is not known. */
export function irsLawOf(year: number): IrsLaw | undefined {
  const entries = Object.entries(needed).map(
    ([name, parameter]) => [name, inForce<unknown>(parameter, year)] as const,
  )
  if (entries.some(([, found]) => found === undefined)) return undefined
  return {
    year,
    rentRates: inForce(rents.rentRates, year),
    moderateRents: inForce(rents.moderateRents, year),
    ...Object.fromEntries(entries),
  } as IrsLaw
}
