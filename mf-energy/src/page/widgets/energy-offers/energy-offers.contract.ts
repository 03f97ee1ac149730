import { defineWidget } from 'shared-lib/contract/define-widget'
import { named } from 'shared-lib/contract/listed'
import { eventsOf } from 'shared-lib/contract/widget-events'
import { providersOf } from 'shared-lib/rules/providers/providers'
import { presetKeys, presetNames } from '../../../rules/presets'

export const energyOffersContract = defineWidget({
  tag: 'qp-energy-offers',
  title: 'Ofertas de energia',
  description:
    'Numa página, ofertas por ordem de custo para uma casa típica, com a data dos preços e o caminho para o simulador; na sua própria página, os resultados para as respostas de quem visita.',
  attributes: {
    'energy-type': {
      type: 'choice',
      options: ['electricity', 'gas', 'dual'],
      optionNames: { electricity: 'Só eletricidade', gas: 'Só gás natural', dual: 'Eletricidade e gás' },
      default: 'electricity',
      help: 'Energia comparada: só eletricidade, só gás natural ou as duas',
    },
    preset: {
      type: 'choice',
      options: presetKeys,
      optionNames: presetNames(),
      default: 'couple',
      help: 'Casa típica para que se fazem as contas: casal, família de 4, família de 6 ou casa média',
    },
    'postal-code': {
      type: 'text',
      maxLength: 8,
      help: 'Código postal, por exemplo 4000: decide a rede e as taxas do gás; sem valor, Portugal continental sem a taxa do subsolo',
    },
    provider: {
      type: 'text',
      maxLength: 20,
      listed: named(providersOf('energy')),
      help: 'Comercializadora atual: mostra quanto se poupa ao sair dela',
    },
    'time-option': {
      type: 'choice',
      options: ['simple', 'bi', 'all'],
      optionNames: { simple: 'Simples', bi: 'Bi-horário', all: 'Os dois' },
      default: 'simple',
      help: 'Horário: simples, bi-horário ou os dois',
    },
    'renewable-only': { type: 'flag', help: 'Só ofertas com eletricidade 100 % renovável' },
    limit: { type: 'integer', default: 3, min: 1, max: 10, help: 'Quantas ofertas mostra' },
    heading: { type: 'text', maxLength: 80, help: 'Título acima das ofertas' },
  },
  events: eventsOf('results-shown', 'filter-changed', 'offers-compared'),
  minHeight: { small: 1600, wide: 1200 },
  wake: 'visible',
  asTag: { wake: 'never', minHeight: { small: 760, wide: 560 } },
  placeholder: {
    text: 'As ofertas não abriram aqui.',
    href: '/energia/simular',
    linkText: 'Simular energia',
  },
  examples: [
    { title: 'Três ofertas para um casal', attributes: {} },
    {
      title: 'Eletricidade e gás para uma família do Porto, contra o que se paga hoje',
      attributes: {
        'energy-type': 'dual',
        preset: 'family',
        'postal-code': '4000',
        provider: 'EDPC',
        heading: 'Ofertas para uma família no Porto',
      },
    },
    {
      title: 'Dez ofertas renováveis em qualquer horário',
      attributes: { 'time-option': 'all', 'renewable-only': '', limit: '10' },
    },
  ],
})
