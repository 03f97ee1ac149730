import { defineWidget } from 'shared-lib/contract/define-widget'
import { products } from '../../leads/products'

export const leadCaptureContract = defineWidget({
  tag: 'qp-lead-capture',
  title: 'Pedido de contacto',
  description: 'Quem visita escolhe um produto, ou já vem escolhido, e deixa o contacto para lhe ligarmos.',
  attributes: {
    product: {
      type: 'choice',
      options: products,
      help: 'Produto já escolhido; sem valor, escolhe quem visita',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima do formulário' },
  },
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 900, wide: 820 },
  wake: 'visible',
  placeholder: {
    text: 'O formulário de contacto não abriu. Podes ligar-nos.',
    href: '/simuladores',
    linkText: 'Ver os simuladores',
  },
  examples: [
    { title: 'O visitante escolhe o produto', attributes: {} },
    {
      title: 'Sobre crédito habitação',
      attributes: { product: 'home-loan', heading: 'Fala connosco sobre a tua casa' },
    },
  ],
})
