import { isRecord } from 'shared-lib/contract/is-record'
import { defineForm } from 'shared-lib/kit/form/form'
import { readJson } from 'shared-lib/kit/form/form-json'
import type { NotebookFor } from 'shared-lib/kit/journey/with-notebook'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { habitFields } from '../../fields'
import { cardDutiesOn } from '../../rules/card-charges'
import { habitFrom } from '../../rules/card-input'
import { cardNotebook, uncountedNotebook } from '../../rules/credit-card.notebook'
import { cardMaximumOn } from '../../rules/legal-maximum'

const habitForm = defineForm(habitFields)

/** The notebook as it counts for the answers of a lead. */
export const notebookOfLead: NotebookFor = (answers, today) => {
  const day = toIsoDate(today)
  const duties = cardDutiesOn(day)
  const reading = isRecord(answers) ? readJson(habitForm, answers) : undefined
  if (!duties || !reading || 'problems' in reading) return uncountedNotebook
  return cardNotebook({
    habit: habitFrom(reading.input),
    duties,
    highestTan: cardMaximumOn(day)?.tan,
  })
}
