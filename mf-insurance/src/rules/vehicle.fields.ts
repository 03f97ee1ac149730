import { choice } from 'shared-lib/kit/form/choice'

/** Field of the first question of the insurance funnel. */
export const vehicleFields = {
  product: choice({
    label: 'O que queres segurar?',
    hint: 'Três perguntas até às coberturas que te servem. Matrícula e data de nascimento só se pedem se quiseres propostas.',
    description: 'Vehicle.',
    missing: 'Escolhe carro ou mota',
    options: { car: 'Carro', motorbike: 'Mota' },
  }),
}
