import { defineWidget } from 'shared-lib/contract/define-widget'

export const energyContactContract = defineWidget({
  tag: 'qp-energy-contact',
  title: 'Contacto de energia',
  description: 'As quatro etapas depois do pedido e como nos contactar.',
  attributes: {},
  minHeight: { small: 640, wide: 560 },
  wake: 'now',
  placeholder: {
    text: 'As etapas não abriram. O teu pedido está guardado.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  inStories: false,
  examples: [],
})
