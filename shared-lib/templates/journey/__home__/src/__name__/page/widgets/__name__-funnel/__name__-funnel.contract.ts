import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { __camel__Fields } from '../../../fields'
import { __camel__Journey } from '../../funnel/__name__.journey'

export const __camel__FunnelContract = funnelContract(__camel__Journey, {
  title: 'Simulador: __title__',
  description: 'Faz duas perguntas e leva ao pedido de chamada.',
  attributes: {
    when: choiceAttribute(__camel__Fields.when, {
      help: 'Quando, já escolhido; sem valor, é a primeira pergunta',
    }),
  },
  minHeight: { small: 560, wide: 480 },
  examples: [
    { title: 'Desde o início', attributes: {} },
    { title: 'Com a primeira resposta, num guia', attributes: { when: 'now', heading: 'O que procuras?' } },
  ],
})
