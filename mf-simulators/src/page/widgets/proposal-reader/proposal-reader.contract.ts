import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { defineWidget } from 'shared-lib/contract/define-widget'
import { paperReaderPath } from 'shared-lib/kit/proposal/products'

const title = 'Leitor de propostas'
const description =
  'Escolhe a FIN, a FINE, o resumo do contrato ou a carta do seguro: lemos os valores no teu telemóvel ou computador e vês se a proposta é boa.'

export const proposalReaderContract = defineWidget({
  tag: 'qp-proposal-reader',
  title,
  description,
  attributes: {},
  inStories: false,
  minHeight: { small: 520, wide: 420 },
  wake: 'visible',
  placeholder: {
    text: 'O leitor de propostas não abriu aqui.',
    href: '/credito-pessoal/proposta',
    linkText: 'Escrever os valores da proposta',
  },
  examples: [{ title: 'Sem documento', attributes: {} }],
})

export const proposalReaderRoute: RouteDefinition = {
  path: paperReaderPath,
  widget: proposalReaderContract.tag,
  layout: 'default',
  title,
  description,
}
