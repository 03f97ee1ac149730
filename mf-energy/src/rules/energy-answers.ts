import type { AnswersOf } from 'shared-lib/kit/form/form'
import type { energyFields } from '../fields'
import type { billFields } from './bill.fields'

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
