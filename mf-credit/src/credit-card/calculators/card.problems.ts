import type { Problem } from 'shared-lib/form/input-field'
import type { HabitInput } from '../domain/card.fields'

/** Said where no rate was given and the highest one of today cannot stand in for it. */
export const rateNeeded: Problem = {
  field: 'tan',
  message: 'Insere a TAN: ainda não conhecemos a TAEG máxima deste trimestre',
}

/** What the fields alone cannot say of a way to use a card. */
export const habitProblems = ({ foreign, monthlyPurchases }: HabitInput): readonly Problem[] =>
  foreign > 12 * monthlyPurchases
    ? [{ field: 'foreign', message: 'Não pode ser mais do que gastas com o cartão num ano' }]
    : []
