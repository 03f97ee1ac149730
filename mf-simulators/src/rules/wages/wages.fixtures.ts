import { cents } from 'shared-lib/rules/money/cents'
import type { Offer, Person } from './offer'

// A person and their offers for the tests of this folder.

export const person: Person = {
  period: '2026-01',
  region: 'mainland',
  fiscalSituation: 'single',
  dependents: 0,
  invalidDependents: 0,
  invalidDependentsTimes: 1,
  invalidSpouse: false,
  invalidity: 'not_invalid',
  youthIrs: false,
  rounding: 'each',
}

export const offer = (change: Partial<Offer> = {}): Offer => ({
  contract: 'permanent',
  wage: cents(150_000),
  context: 'monthly',
  mealSubsidyType: 'none',
  mealSubsidyDaily: cents(0),
  mealSubsidyDays: 22,
  mealSubsidyMonths: 11,
  car: cents(0),
  otherBenefits: cents(0),
  firstYear: false,
  ...change,
})

export const receipts = { contract: 'self_employed', wage: cents(200_000) } as const
