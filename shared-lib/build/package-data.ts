import { readFileSync } from 'node:fs'
import path from 'node:path'
import { customElementsManifest } from '../src/generated/custom-elements-manifest'
import { htmlCustomData, webTypes } from '../src/generated/editor-data'
import { readDefinitions } from './definitions'
import { root } from './webpack/base'

/** How a package names its data, as tools look for them. */
export const packageFields = {
  customElements: 'custom-elements.json',
  'web-types': './web-types.json',
} as const

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).version

const printed = (data: object) => `${JSON.stringify(data, null, 2)}\n`

/** What editors of code know of each package's tags, by file relative to the repository, as the contracts say. */
export async function packageData(): Promise<ReadonlyMap<string, string>> {
  const definitions = await readDefinitions()
  return new Map(
    definitions.flatMap(({ name, widgets }) => [
      [`${name}/custom-elements.json`, printed(customElementsManifest(widgets, 'src/micro-frontend.ts'))],
      [`${name}/vscode.html-custom-data.json`, printed(htmlCustomData(widgets))],
      [`${name}/web-types.json`, printed(webTypes(name, versionOf(name), widgets))],
    ]),
  )
}
