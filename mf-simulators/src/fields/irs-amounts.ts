import { euros, withDefault } from 'shared-lib/kit/form/fields'
import type { NumberField } from 'shared-lib/kit/form/input-field'
import { cents } from 'shared-lib/rules/money/cents'

const most = 10_000_000

export interface Words {
  readonly label: string
  readonly hint?: string
  readonly description: string
  readonly slider?: NumberField<unknown>['slider']
}

/** Euros of a year. */
export const amount = (words: Words) => euros({ ...words, min: 0, max: most })

/** An expense or payment that most people do not have. */
export const amountOrNone = (words: Words) => withDefault(amount(words), cents(0))
