import { named } from 'shared-lib/contract/listed'
import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { providersOf } from 'shared-lib/rules/providers/providers'
import { speedFields } from '../../../rules/speed.fields'
import { telecomJourney } from '../../funnel/telecom.journey'

export const telecomFunnelContract = funnelContract(telecomJourney, {
  description: 'Pergunta o que se procura num pacote de telecomunicações e leva ao pedido de chamada.',
  attributes: {
    'download-speed': choiceAttribute(speedFields.downloadSpeed, {
      help: 'Velocidade já escolhida, em Mbps; sem valor, é a primeira pergunta',
    }),
    provider: {
      type: 'text',
      maxLength: 20,
      listed: named(providersOf('telecom')),
      help: 'Operadora atual; sem valor, é perguntada',
    },
  },
  minHeight: { small: 760, wide: 640 },
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Com a velocidade escolhida, num guia',
      attributes: { 'download-speed': '500', heading: 'O que procuras no teu pacote?' },
    },
  ],
})
