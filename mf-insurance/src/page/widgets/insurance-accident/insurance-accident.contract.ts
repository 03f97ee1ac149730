import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceAccidentContract = defineWidget({
  tag: 'qp-insurance-accident',
  title: 'Depois de um acidente',
  description: 'Diz se a tua seguradora trata de tudo (IDS), até quando tem de responder e se é perda total.',
  attributes: {},
  minHeight: { small: 2400, wide: 1700 },
  wake: 'visible',
  placeholder: {
    text: 'Esta página não abriu aqui.',
    href: '/seguros/acidente',
    linkText: 'Depois de um acidente',
  },
  examples: [{ title: 'Numa página', attributes: {} }],
})
