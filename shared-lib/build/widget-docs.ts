import path from 'node:path'
import { widgetIndex, widgetPage } from '../src/platform/generators/widget-page'
import { readDefinitions } from './definitions'
import { root } from './repository'

/** Folder of the generated pages. */
export const widgetDocsFolder = path.join(root, 'docs/widgets')

/** Every generated page by file name, from the definitions in the sources. */
export async function widgetDocs(): Promise<ReadonlyMap<string, string>> {
  const definitions = await readDefinitions()
  const pages = definitions.flatMap((definition) =>
    definition.widgets.map((contract) => [`${contract.tag}.md`, widgetPage(contract, definition)] as const),
  )
  return new Map([['README.md', widgetIndex(definitions)], ...pages])
}
