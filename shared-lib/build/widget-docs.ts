import path from 'node:path'
import type { MicroFrontendDefinition } from '../src/contract/define-micro-frontend'
import { widgetIndex, widgetPage } from '../src/generated/widget-page'
import { microFrontendNames } from './targets'
import { root } from './webpack/base'

/** Where the generated pages stand. */
export const widgetDocsFolder = path.join(root, 'docs/widgets')

const definitionOf = async (name: string): Promise<MicroFrontendDefinition> => {
  const module = await import(path.join(root, name, 'src/micro-frontend.ts'))
  return module.default
}

/** Every generated page by file name, from the definitions as they stand in the sources. */
export async function widgetDocs(): Promise<ReadonlyMap<string, string>> {
  const definitions = await Promise.all(microFrontendNames().map(definitionOf))
  const pages = definitions.flatMap((definition) =>
    definition.widgets.map((contract) => [`${contract.tag}.md`, widgetPage(contract, definition)] as const),
  )
  return new Map([['README.md', widgetIndex(definitions)], ...pages])
}
