import { defineWidget } from 'shared-lib/contract/define-widget'

export const componentsContract = defineWidget({
  tag: 'qp-components',
  title: 'Peças dos formulários',
  description: 'Mostra os campos, botões, avisos e janelas dos funis, em todos os seus estados.',
  attributes: {},
  minHeight: { small: 6000, wide: 3700 },
  wake: 'interaction',
  placeholder: { text: 'Não foi possível mostrar as peças.', href: '/', linkText: 'Voltar ao início' },
  examples: [{ title: 'Todas as peças', attributes: {} }],
})
