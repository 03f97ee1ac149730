import type { Problem } from 'shared-lib/form/input-field'

/** Said where no rate was given and the highest one of today cannot stand in for it. */
export const rateNeeded: Problem = {
  field: 'tan',
  message: 'Insere a TAN: ainda não conhecemos a TAEG máxima deste trimestre',
}
