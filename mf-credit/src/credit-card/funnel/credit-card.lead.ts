import { isRecord } from 'shared-lib/contract/is-record'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { defineForm } from 'shared-lib/form/form'
import { readJson } from 'shared-lib/form/form-json'
import type { NotebookFor } from 'shared-lib/journey/with-notebook'
import { habitFields } from '../domain/card.fields'
import { cardDutiesOn } from '../domain/card-charges'
import { habitFrom } from '../domain/card-input'
import { cardNotebook, uncountedNotebook } from '../domain/credit-card.notebook'
import { cardMaximumOn } from '../domain/legal-maximum'

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
