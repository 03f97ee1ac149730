import { defineWidget } from 'shared-lib/contract/define-widget'
import { choiceAttribute } from 'shared-lib/form/choice-attribute'
import { telecomFields } from '../../domain/telecom.fields'

export const telecomFunnelContract = defineWidget({
  tag: 'qp-telecom-funnel',
  title: 'Simulador de TV, net e voz',
  description: 'Pergunta o que se procura num pacote de telecomunicações e leva ao pedido de chamada.',
  attributes: {
    'download-speed': choiceAttribute(telecomFields.downloadSpeed, {
      help: 'Velocidade já escolhida, em Mbps; sem valor, é a primeira pergunta',
    }),
    provider: {
      type: 'text',
      maxLength: 20,
      help: 'Código da operadora atual, por exemplo MEOX; sem valor, é perguntada',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
  },
  events: {
    step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' },
  },
  minHeight: { small: 760, wide: 640 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de TV, net e voz não abriu aqui.',
    href: '/tv-net-voz/simular',
    linkText: 'Simular TV, net e voz',
  },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Com a velocidade escolhida, num guia',
      attributes: { 'download-speed': '500', heading: 'O que procuras no teu pacote?' },
    },
  ],
})
