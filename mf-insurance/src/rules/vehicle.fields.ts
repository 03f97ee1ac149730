import { choice } from 'shared-lib/kit/form/choice'

/** Field of the first question of the insurance funnel. */
export const vehicleFields = {
  product: choice({
    label: 'O que queres segurar?',
    description: 'Vehicle.',
    missing: 'Escolhe carro ou mota',
    options: { car: 'Carro', motorbike: 'Mota' },
  }),
}
