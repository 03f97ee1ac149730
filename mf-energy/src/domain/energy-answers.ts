import type { AnswersOf } from 'shared-lib/form/form'
import type { billFields } from './bill.fields'
import type { energyFields } from './energy.fields'

export type BillAnswers = AnswersOf<typeof billFields>

/** Answers of the energy funnel, as plain data: every field may still be missing while it is being answered. */
export type EnergyAnswers = AnswersOf<typeof energyFields> & BillAnswers

type Answer<Name extends keyof EnergyAnswers> = NonNullable<EnergyAnswers[Name]>

export type EnergyType = Answer<'energyType'>
export type HouseUsage = Answer<'houseUsage'>
export type Inhabitants = Answer<'inhabitants'>
export type GasTier = Exclude<Answer<'gasTier'>, 'unknown'>
export type GasUse = Answer<'gasUses'>[number]
export type Meter = Answer<'meter'>
