import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomContactContract = defineWidget({
  tag: 'qp-telecom-contact',
  title: 'Contacto de TV, net e voz',
  description: 'As quatro etapas depois do pedido e como nos contactar.',
  attributes: {},
  minHeight: { small: 640, wide: 560 },
  wake: 'now',
  placeholder: {
    text: 'As etapas não abriram. O teu pedido está guardado.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  inStories: false,
  examples: [],
})
