import { defineLeadWidget, productAttribute } from '../lead-contract'

export const leadCaptureContract = defineLeadWidget({
  tag: 'qp-lead-capture',
  title: 'Pedido de contacto',
  description: 'Quem visita escolhe um produto, ou já vem escolhido, e deixa o contacto para lhe ligarmos.',
  attributes: {
    product: productAttribute,
  },
  minHeight: { small: 900, wide: 820 },
  placeholder: 'O formulário de contacto não abriu.',
  examples: [
    { title: 'O visitante escolhe o produto', attributes: {} },
    {
      title: 'Sobre crédito habitação',
      attributes: { product: 'home-loan', heading: 'Fala connosco sobre a tua casa' },
    },
  ],
})
