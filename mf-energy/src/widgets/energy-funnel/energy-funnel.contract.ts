import { defineWidget } from 'shared-lib/contract/define-widget'
import { choiceAttribute } from 'shared-lib/form/choice-attribute'
import { energyType } from '../../domain/energy-type.field'
import { presetKeys } from '../../domain/presets'

export const energyFunnelContract = defineWidget({
  tag: 'qp-energy-funnel',
  title: 'Simulador de energia',
  description: 'Pergunta o que é preciso para comparar eletricidade e gás e leva aos resultados.',
  attributes: {
    'energy-type': choiceAttribute(energyType, {
      help: 'Energia já escolhida; sem valor, é a primeira pergunta',
    }),
    provider: {
      type: 'text',
      maxLength: 20,
      help: 'Código da comercializadora atual, por exemplo EDPC; sem valor, é perguntada',
    },
    preset: {
      type: 'choice',
      options: presetKeys,
      help: 'Casa típica já respondida: casal, família de 4, família de 6 ou casa média; sem valor, pergunta tudo',
    },
    'postal-code': {
      type: 'text',
      maxLength: 8,
      help: 'Código postal já escrito, por exemplo 4000, num guia de uma só terra; pode ser corrigido',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima da pergunta' },
    'button-text': {
      type: 'text',
      maxLength: 40,
      default: 'Ver resultados',
      help: 'Botão depois da última pergunta',
    },
  },
  events: {
    step: { vertical: 'text', step: 'text', index: 'integer', of: 'integer' },
  },
  minHeight: { small: 720, wide: 640 },
  wake: 'visible',
  placeholder: {
    text: 'O simulador de energia não abriu aqui. Compara os preços de Portugal continental.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
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
