import { defineWidget } from 'shared-lib/contract/define-widget'

export const insuranceRenewalContract = defineWidget({
  tag: 'qp-insurance-renewal',
  title: 'Até quando podes mudar de seguro',
  description:
    'Do último dia do seguro diz até quando avisar e quando simular, com as datas para o calendário.',
  attributes: {},
  minHeight: { small: 320, wide: 260 },
  wake: 'visible',
  placeholder: {
    text: 'As datas do seguro não abriram aqui.',
    href: '/seguros/renovacao',
    linkText: 'Até quando podes mudar de seguro',
  },
  examples: [{ title: 'Num guia', attributes: {} }],
})
