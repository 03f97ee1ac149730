import { defineLeadWidget, productAttribute } from '../lead-contract'

export const referralContract = defineLeadWidget({
  tag: 'qp-referral',
  title: 'Recomendar a um amigo',
  description: 'Quem visita deixa o contacto de um amigo, que sabe disso e aceita que lhe liguemos.',
  attributes: {
    product: productAttribute,
  },
  minHeight: { small: 1250, wide: 1150 },
  placeholder: 'O formulário para recomendar não abriu.',
  examples: [
    { title: 'O visitante escolhe o produto', attributes: {} },
    { title: 'Sobre energia', attributes: { product: 'energy', heading: 'Ajuda um amigo a poupar na luz' } },
  ],
})
