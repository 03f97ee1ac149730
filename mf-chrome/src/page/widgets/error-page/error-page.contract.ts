import { defineWidget } from 'shared-lib/contract/define-widget'

export const errorPageContract = defineWidget({
  tag: 'qp-error-page',
  title: 'Página de erro',
  description: 'Ocupa a página que não existe, que falhou ou que está em manutenção.',
  attributes: {
    variant: {
      type: 'choice',
      options: ['not-found', 'error', 'maintenance'],
      default: 'error',
      help: 'O que aconteceu: página inexistente, erro inesperado ou site em manutenção.',
    },
    details: {
      type: 'text',
      maxLength: 20_000,
      help: 'Mensagem e pilha do erro. Só é preenchido fora de produção.',
    },
  },
  minHeight: { small: 520, wide: 560 },
  wake: 'interaction',
  placeholder: { text: 'Oooops, algo correu mal!', href: '/', linkText: 'Voltar ao início' },
  inStories: false,
  examples: [
    { title: 'Página inexistente', attributes: { variant: 'not-found' } },
    { title: 'Erro inesperado', attributes: { variant: 'error' } },
    { title: 'Manutenção', attributes: { variant: 'maintenance' } },
  ],
})
