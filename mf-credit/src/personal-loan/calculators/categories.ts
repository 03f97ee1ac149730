import { oneOf } from 'shared-lib/contract/schema'
import type { TaegCategory } from 'shared-lib/credit/parameters/maximum-taeg'

/** Kinds of credit that have a ceiling and are repaid in instalments. */
const loanCategories = [
  'personal',
  'education',
  'carNew',
  'carUsed',
  'leasingNew',
  'leasingUsed',
] as const satisfies readonly TaegCategory[]

export const category = oneOf(
  loanCategories,
  'Kind of credit whose ceiling counts: `education` is education, health, renewable energy and leasing of equipment; `carNew` and `carUsed` with reservation of title. `personal`, all other purposes, by default.',
)
