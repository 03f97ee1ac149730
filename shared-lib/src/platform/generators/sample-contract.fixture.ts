import { defineWidget } from '../../contract/define-widget'

/** One attribute of every kind, with and without defaults and limits. */
export const sampleContract = defineWidget({
  tag: 'qp-tariff-sample',
  title: 'Amostra de tarifa',
  description: 'Mostra uma tarifa. Para guias.',
  attributes: {
    'monthly-kwh': { type: 'integer', min: 1, max: 20_000, default: 250, help: 'Consumo por mês' },
    price: { type: 'number', min: 0, help: 'Preço do kWh | com IVA' },
    plan: {
      type: 'choice',
      options: ['simple', 'bi-hourly'],
      optionNames: { 'bi-hourly': 'Bi-horária' },
      default: 'simple',
      help: 'Opção horária',
    },
    gas: { type: 'choice', options: ['yes', 'no'], help: 'Com gás' },
    supplier: {
      type: 'text',
      listed: [
        { value: 'EDPC', name: 'EDP Comercial' },
        { value: 'END', name: 'Endesa' },
      ],
      help: 'Comercializadora',
    },
    heading: { type: 'text', maxLength: 80, help: 'Título' },
    note: { type: 'text', default: 'Sem IVA', displayName: 'Ao fundo', help: 'Nota' },
    rows: { type: 'json', default: [1], help: 'Linhas' },
    'hide-intro': { type: 'flag', help: 'Sem introdução' },
  },
  events: { 'quote-ready': { totalCents: 'integer', final: 'flag', label: 'text' }, closed: {} },
  minHeight: { small: 640, wide: 480 },
  wake: 'visible',
  placeholder: { text: 'Não abriu.', href: '/energia', linkText: 'Energia' },
  examples: [
    {
      title: 'Com texto',
      attributes: { 'hide-intro': '', heading: 'Luz "verde" & gás', 'monthly-kwh': '12' },
    },
  ],
})

/** No attribute, event or example at all, and not for editors. */
export const bareContract = defineWidget({
  tag: 'qp-bare',
  title: 'Nua',
  description: 'Ocupa uma página.',
  attributes: {},
  minHeight: { small: 10, wide: 10 },
  wake: 'now',
  placeholder: { text: 'Não abriu.', href: '/', linkText: 'Início' },
  inStories: false,
  examples: [],
})
