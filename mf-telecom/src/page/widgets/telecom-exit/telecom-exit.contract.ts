import { defineWidget } from 'shared-lib/contract/define-widget'

export const telecomExitContract = defineWidget({
  tag: 'qp-telecom-exit',
  title: 'Custo de sair da fidelização',
  description:
    'Pergunta a mensalidade e os meses que faltam, e diz quanto custa sair hoje, no máximo, com as duas contas da lei.',
  attributes: {
    heading: { type: 'text', maxLength: 80, help: 'Título acima das perguntas' },
  },
  minHeight: { small: 860, wide: 780 },
  wake: 'interaction',
  placeholder: {
    text: 'A conta do custo de saída não abriu aqui.',
    href: '/tv-net-voz/custo-de-saida',
    linkText: 'Calcular o custo de saída',
  },
  examples: [{ title: 'Sem nada preenchido', attributes: {} }],
})
