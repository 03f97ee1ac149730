import { defineWidget } from 'shared-lib/contract/define-widget'
import { products } from '../../leads/products'

export const referralContract = defineWidget({
  tag: 'qp-referral',
  title: 'Recomendar a um amigo',
  description: 'Quem visita deixa o contacto de um amigo, que sabe disso e aceita que lhe liguemos.',
  attributes: {
    product: {
      type: 'choice',
      options: products,
      help: 'Produto já escolhido; sem valor, escolhe quem visita',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título acima do formulário' },
  },
  events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
  minHeight: { small: 1250, wide: 1150 },
  wake: 'visible',
  placeholder: {
    text: 'O formulário para recomendar não abriu. Podes ligar-nos.',
    href: '/simuladores',
    linkText: 'Ver os simuladores',
  },
  examples: [
    { title: 'O visitante escolhe o produto', attributes: {} },
    { title: 'Sobre energia', attributes: { product: 'energy', heading: 'Ajuda um amigo a poupar na luz' } },
  ],
})
