import type { Values } from 'shared-lib/kit/form/input-field'

// When a question about pay applies.

export const isWork = ({ employment }: Values) => employment !== 'pensioner'
export const in2024 = ({ period }: Values) => String(period).startsWith('2024')
export const hasMeal = (values: Values) => isWork(values) && values.meal_subsidy_type !== 'none'
