import { defineWidget } from 'shared-lib/contract/define-widget'
import { named } from 'shared-lib/contract/listed'
import { providersOf, providerVerticals } from 'shared-lib/rules/providers/providers'

export const providerSelectorContract = defineWidget({
  tag: 'qp-provider-selector',
  title: 'Escolha de fornecedor',
  description:
    'Lista de comercializadoras, operadores, seguradoras ou bancos que se filtra ao escrever. Dentro de um formulário, a escolha vai com ele.',
  attributes: {
    vertical: {
      type: 'choice',
      options: providerVerticals,
      optionNames: { energy: 'Energia', telecom: 'TV, net e voz', insurance: 'Seguros', bank: 'Bancos' },
      default: 'energy',
      help: 'De que lista: energia, TV, net e voz, seguros ou bancos',
    },
    name: { type: 'text', maxLength: 40, default: 'provider', help: 'Nome da resposta no formulário' },
    label: { type: 'text', maxLength: 80, help: 'Pergunta acima da lista; sem valor, a da lista escolhida' },
    chosen: {
      type: 'text',
      maxLength: 40,
      listed: named(providerVerticals.flatMap(providersOf)),
      help: 'Fornecedor já escolhido, da lista acima',
    },
  },
  events: { 'provider-chosen': { vertical: 'text', provider: 'text' } },
  minHeight: { small: 90, wide: 90 },
  wake: 'visible',
  placeholder: {
    text: 'A lista de fornecedores não abriu.',
    href: '/simuladores',
    linkText: 'Ver os simuladores',
  },
  examples: [
    { title: 'Comercializadoras de energia', attributes: {} },
    { title: 'Operadores, com um já escolhido', attributes: { vertical: 'telecom', chosen: 'MEOX' } },
    { title: 'Bancos', attributes: { vertical: 'bank', name: 'banco', label: 'Onde tens o teu crédito?' } },
  ],
})
