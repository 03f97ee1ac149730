import { named } from 'shared-lib/contract/listed'
import { choiceAttribute } from 'shared-lib/kit/form/choice-attribute'
import { funnelContract } from 'shared-lib/kit/journey/funnel.contract'
import { providersOf } from 'shared-lib/rules/providers/providers'
import { energyType } from '../../../rules/energy-type.field'
import { presetKeys, presetNames } from '../../../rules/presets'
import { energyJourney } from '../../funnel/energy.journey'

export const energyFunnelContract = funnelContract(energyJourney, {
  description: 'Pergunta o que é preciso para comparar eletricidade e gás e leva aos resultados.',
  attributes: {
    'energy-type': choiceAttribute(energyType, {
      help: 'Energia já escolhida; sem valor, é a primeira pergunta',
    }),
    provider: {
      type: 'text',
      maxLength: 20,
      listed: named(providersOf('energy')),
      help: 'Comercializadora atual; sem valor, é perguntada',
    },
    preset: {
      type: 'choice',
      options: presetKeys,
      optionNames: presetNames(),
      help: 'Casa típica já respondida: casal, família de 4, família de 6 ou casa média; sem valor, pergunta tudo',
    },
    'postal-code': {
      type: 'text',
      maxLength: 8,
      help: 'Código postal já escrito, por exemplo 4000, num guia de uma só terra; pode ser corrigido',
    },
    'button-text': {
      type: 'text',
      maxLength: 40,
      default: 'Ver resultados',
      help: 'Botão depois da última pergunta',
    },
  },
  minHeight: { small: 720, wide: 640 },
  missing: 'O simulador de energia não abriu aqui. Compara os preços de Portugal continental.',
  examples: [
    { title: 'Desde o início', attributes: {} },
    {
      title: 'Só eletricidade, num guia',
      attributes: { 'energy-type': 'electricity', heading: 'Quanto podes poupar na eletricidade?' },
    },
    {
      title: 'Para uma família típica do Porto',
      attributes: { 'energy-type': 'dual', preset: 'family', 'postal-code': '4000' },
    },
  ],
})
