import type { RawAnswers } from 'shared-lib/funnel/flow'
import { energyStart } from './energy.start'

/** The texts that answer their question. A tag's attribute that does not is asked, and never shown as a mistake. */
export const usableAnswers = (given: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.entries(given).filter(([name, text]) =>
      energyStart.steps.some(({ fields }) => fields[name as keyof typeof fields]?.parse(text) !== undefined),
    ),
  )
