import { choice } from 'shared-lib/form/choice'
import { plate } from 'shared-lib/form/vehicle-fields'

/** Fields of the first question of the insurance funnel. */
export const vehicleFields = {
  product: choice({
    label: 'O que queres segurar?',
    description: 'Vehicle.',
    missing: 'Escolhe carro ou mota',
    options: { car: 'Carro', motorbike: 'Mota' },
  }),
  licensePlate: plate({
    label: 'Matrícula',
    hint: 'Fica só contigo até pedires que te liguemos: nunca vai no endereço da página nem nas estatísticas.',
    description: 'Plate as printed. Personal: never in an address.',
    missing: 'Matrícula inválida',
  }),
}
