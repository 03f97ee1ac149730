import type { Problem } from 'shared-lib/kit/form/input-field'

/** Returned when no rate was given and today's highest one is unknown. */
export const rateNeeded: Problem = {
  field: 'tan',
  message: 'Insere a TAN: ainda não conhecemos a TAEG máxima deste trimestre',
}
