import { defineWidget } from 'shared-lib/contract/define-widget'
import { choiceAttribute } from 'shared-lib/form/choice-attribute'
import { __camel__Fields } from '../../domain/__name__.fields'

export const __camel__FunnelContract = defineWidget({
  tag: 'qp-__name__-funnel',
  title: 'Simulador: __title__',
  description: 'Faz duas perguntas e leva ao pedido de chamada.',
  attributes: {
    when: choiceAttribute(__camel__Fields.when, {
      help: 'Quando, já escolhido; sem valor, é a primeira pergunta',
    }),
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: { step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' } },
  minHeight: { small: 560, wide: 480 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador não abriu aqui.',
    href: '/__address__/simular',
    linkText: 'Simular: __title__',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    { title: 'Com a primeira resposta, num guia', attributes: { when: 'now', heading: 'O que procuras?' } },
  ],
})
