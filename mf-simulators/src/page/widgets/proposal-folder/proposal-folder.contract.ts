import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { defineWidget } from 'shared-lib/contract/define-widget'
import { folderPath } from 'shared-lib/kit/proposal/folder'

const title = 'A minha pasta'
const description = 'As propostas que guardaste neste telemóvel ou computador, com as datas em que acabam.'

export const proposalFolderContract = defineWidget({
  tag: 'qp-proposal-folder',
  title,
  description,
  attributes: {},
  inStories: false,
  minHeight: { small: 480, wide: 420 },
  wake: 'now',
  placeholder: { text: 'A tua pasta não abriu aqui.', href: '/', linkText: 'Ir para o início' },
  examples: [{ title: 'Vazia', attributes: {} }],
})

export const proposalFolderRoute: RouteDefinition = {
  path: folderPath,
  widget: proposalFolderContract.tag,
  layout: 'default',
  title,
  description,
  noIndex: true,
}
