import { defineWidget } from 'shared-lib/contract/define-widget'

export const __camel__Contract = defineWidget({
  tag: 'qp-__name__',
  title: '__title__',
  description: 'Uma frase, e mais para quem a quiser.',
  attributes: {
    heading: { type: 'text', maxLength: 80, default: '__title__', help: 'Título' },
    open: { type: 'flag', help: 'Aberto à partida' },
  },
  events: { opened: {} },
  minHeight: { small: 120, wide: 100 },
  wake: 'interaction',
  placeholder: { text: 'Isto não abriu aqui.', href: '/', linkText: 'Início' },
  examples: [
    { title: 'Fechado', attributes: {} },
    { title: 'Aberto, com outro título', attributes: { heading: 'Sabias que…', open: '' } },
  ],
})
