import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomResultsContract = defineWidget({
  tag: 'qp-telecom-results',
  title: 'Resultados de TV, net e voz',
  description: 'Como pedir propostas, o que a lei garante e quanto custa sair da fidelização.',
  attributes: {},
  minHeight: { small: 2200, wide: 1540 },
  wake: 'interaction',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  inStories: false,
  examples: [],
})
