import type { Flow } from 'shared-lib/kit/funnel/flow'
import { energyType } from '../../rules/energy-type.field'
import { energyAddresses, offerParameter } from './energy.journey'

const fields = { energyType }

/** The first question, all that its page needs: the others come with the first touch. A test counts them. */
export const energyStart: Flow<typeof fields> = {
  ...energyAddresses,
  title: 'Simulação de energia',
  fields,
  extras: [offerParameter],
  steps: [{ slug: 'tipo-de-produto', question: energyType.label, label: 'Energia', names: ['energyType'] }],
  more: 6,
  unchecked: true,
}
