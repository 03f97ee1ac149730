import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { defineWidget } from 'shared-lib/contract/define-widget'

const title = 'Leitor de faturas de energia'
const description =
  'Escolhe a tua fatura de eletricidade ou de gás: lemos os consumos e os preços no teu telemóvel ou computador e comparas com eles.'

export const invoiceReaderContract = defineWidget({
  tag: 'qp-invoice-reader',
  title,
  description,
  attributes: {
    heading: { type: 'text', maxLength: 80, help: 'Título acima do leitor; sem valor, o nome dele' },
  },
  minHeight: { small: 520, wide: 420 },
  wake: 'visible',
  placeholder: {
    text: 'O leitor de faturas não abriu aqui.',
    href: '/simuladores/leitor-de-faturas',
    linkText: 'Abrir o leitor de faturas',
  },
  examples: [
    { title: 'Com o título de sempre', attributes: {} },
    { title: 'Num guia', attributes: { heading: 'Tens a fatura à mão?' } },
  ],
})

const page = { widget: invoiceReaderContract.tag, title, description }

export const invoiceReaderRoutes: readonly RouteDefinition[] = [
  { ...page, path: '/simuladores/leitor-de-faturas', layout: 'default' },
  {
    ...page,
    path: '/simuladores/embed/leitor-de-faturas',
    layout: 'no-header-footer',
    embed: true,
    noIndex: true,
  },
]
