import { defineMicroFrontend } from 'shared-lib/contract/define-micro-frontend'
import { figures } from './data/figures'
import { calculators, embeddables } from './every-calculator'
import { leadForms } from './lead-forms'
import { embedGeneratorContract } from './page/widgets/embed-generator/embed-generator.contract'
import {
  invoiceReaderContract,
  invoiceReaderRoutes,
} from './page/widgets/invoice-reader/invoice-reader.contract'
import {
  proposalFolderContract,
  proposalFolderRoute,
} from './page/widgets/proposal-folder/proposal-folder.contract'
import {
  proposalReaderContract,
  proposalReaderRoute,
} from './page/widgets/proposal-reader/proposal-reader.contract'

const generatorPath = '/programadores/incorporar'

/** The calculators: each is a page, an embed, a tag and an open API. */
export default defineMicroFrontend({
  name: 'mf-simulators',
  owner: 'Equipa Simuladores',
  widgets: [
    ...calculators.map(({ contract }) => contract),
    embedGeneratorContract,
    invoiceReaderContract,
    proposalFolderContract,
    proposalReaderContract,
    ...leadForms.widgets,
  ],
  routes: [
    ...calculators.flatMap(({ routes }) => routes),
    ...invoiceReaderRoutes,
    proposalFolderRoute,
    proposalReaderRoute,
    {
      path: generatorPath,
      widget: embedGeneratorContract.tag,
      layout: 'default',
      title: 'Simuladores para a tua página',
      description: 'Escolhe um simulador, vê como fica e copia o código para a pores na tua página.',
      query: ['calculadora', 'cor', 'largura', 'fundo'],
    },
    ...leadForms.routes,
  ],
  guards: leadForms.guards,
  load: {
    ...Object.fromEntries(calculators.flatMap(({ routes, load }) => routes.map(({ path }) => [path, load]))),
    [generatorPath]: embeddables,
    ...leadForms.load,
  },
  tagData: {
    ...Object.fromEntries(calculators.map(({ contract, tagData }) => [contract.tag, tagData])),
    ...leadForms.tagData,
  },
  calculators: Object.fromEntries(calculators.map(({ name, calculator }) => [name, calculator])),
  figures,
  leads: leadForms.leads,
  leadFields: leadForms.leadFields,
})
