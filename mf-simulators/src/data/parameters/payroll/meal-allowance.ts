import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './meal-allowance.json'

/** Euros a working day that bear neither IRS nor contributions. */
interface MealLimits {
  readonly money: number
  /** Cards and meal stamps (vales). */
  readonly card: number
}

export const mealLimits = parameter<MealLimits>(data.mealLimits)
