import { defineWidget } from 'shared-lib/contract/define-widget'

export const __name__ContactContract = defineWidget({
  tag: 'qp-__name__-contact',
  title: 'Contacto: __title__',
  description: 'As quatro etapas depois do pedido e como nos contactar.',
  attributes: {},
  minHeight: { small: 640, wide: 560 },
  wake: 'now',
  placeholder: {
    text: 'As etapas não abriram. O teu pedido está guardado.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  inStories: false,
  examples: [],
})
