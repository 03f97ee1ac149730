import type { Flow, Step } from 'shared-lib/kit/funnel/flow'
import { vehicleFields } from '../../rules/vehicle.fields'
import { insuranceJourney } from './insurance.journey'

const fields = vehicleFields

/** Name, title and addresses of the flow. */
export const insuranceAddresses = {
  name: 'car-insurance',
  title: 'Simulação de seguro',
  path: insuranceJourney.path,
  done: '/seguros/resultados',
  unchecked: true,
} as const

export const vehicleStep: Step<typeof vehicleFields> = {
  slug: 'veiculo',
  question: fields.product.label,
  label: 'Veículo',
  names: ['product'],
}

/** The first question, all that its page needs: the others come with the first touch. A test counts them. */
export const insuranceStart: Flow<typeof vehicleFields> = {
  ...insuranceAddresses,
  fields,
  steps: [vehicleStep],
  more: 2,
}
