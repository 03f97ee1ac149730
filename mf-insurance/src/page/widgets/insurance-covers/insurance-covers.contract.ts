import { defineWidget } from 'shared-lib/contract/define-widget'
import { insuranceTypes, typeNames } from '../../../rules/covers'

export const insuranceCoversContract = defineWidget({
  tag: 'qp-insurance-covers',
  title: 'Que acidentes paga cada seguro',
  description: 'Acidentes e coberturas numa tabela, e quem paga o acidente que mais te custaria.',
  attributes: {
    vehicle: {
      type: 'choice',
      options: ['car', 'motorbike'],
      optionNames: { car: 'Carro', motorbike: 'Mota' },
      default: 'car',
      help: 'Veículo: carro ou mota',
    },
    type: {
      type: 'choice',
      options: [...insuranceTypes],
      optionNames: typeNames,
      help: 'Seguro destacado na tabela; sem valor, nenhum',
    },
  },
  minHeight: { small: 840, wide: 640 },
  wake: 'visible',
  placeholder: {
    text: 'A tabela das coberturas não abriu aqui.',
    href: '/seguros/simular',
    linkText: 'Simular seguro',
  },
  examples: [
    { title: 'Carro', attributes: {} },
    { title: 'Mota, com terceiros em destaque', attributes: { vehicle: 'motorbike', type: 'mandatory' } },
  ],
})
