import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { speedFields } from '../../rules/speed.fields'
import { offerParameter, telecomJourney } from './telecom.journey'

const { downloadSpeed: speed } = speedFields

/** The first question, all that its page needs: the others come with the first touch. A test counts them. */
export const telecomStart: Flow<typeof speedFields> = {
  name: telecomJourney.name,
  title: 'Simulação de TV, net e voz',
  path: telecomJourney.path,
  done: '/tv-net-voz/resultados',
  fields: speedFields,
  extras: [offerParameter],
  steps: [
    {
      slug: 'internet',
      question: speed.label,
      label: 'Internet',
      names: ['downloadSpeed'],
      summary: ({ downloadSpeed }) =>
        downloadSpeed ? `Internet de ${wordsOf(speed, downloadSpeed).replace('Pelo', 'pelo')}` : '',
    },
  ],
  more: 1,
  unchecked: true,
}
