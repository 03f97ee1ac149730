import type { Flow } from 'shared-lib/kit/funnel/flow'
import { __camel__Fields } from '../../fields'
import { __camel__Journey } from './__name__.journey'

const fields = __camel__Fields

export const __camel__Funnel: Flow<typeof __camel__Fields> = {
  name: __camel__Journey.name,
  title: 'Simulação: __title__',
  path: __camel__Journey.path,
  done: '/__address__/resultados',
  fields,
  steps: [
    { slug: 'quando', question: fields.when.label, label: 'Quando', names: ['when'] },
    {
      slug: 'morada',
      question: 'Onde vives?',
      label: 'Morada',
      names: ['zipcode'],
      summary: ({ zipcode }) => (zipcode ? `Código postal ${zipcode}` : ''),
    },
  ],
}
