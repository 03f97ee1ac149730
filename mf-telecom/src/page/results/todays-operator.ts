import { providerNames } from 'shared-lib/rules/providers/telecom-operators'
import type { TelecomAnswers } from '../../fields'

/** Whose contract the visitor has. */
export interface TodaysOperator {
  /** As the answer has it, `other` and `none` among them; '' before it was given. */
  readonly code: string
  /** Missing for an operator without a given name, and where there is none. All that we know are feminine. */
  readonly name?: string
}

export function todaysOperator({ currentProvider: code = '' }: TelecomAnswers): TodaysOperator {
  const name = providerNames[code]
  return { code, ...(name !== undefined && { name }) }
}
