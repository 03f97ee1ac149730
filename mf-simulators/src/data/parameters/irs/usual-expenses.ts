import { cents } from 'shared-lib/rules/money/cents'

/** General family expenses that most people have: enough for the whole credit of 250 €, of single parents too. */
export const usualGeneralFamily = cents(75_000)
