import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WidgetContract } from '../src/contract/define-widget'
import { customElementsManifest } from '../src/platform/generators/custom-elements-manifest'
import { htmlCustomData, webTypes } from '../src/platform/generators/editor-data'
import { readBuilt } from './read-built'
import type { Target } from './targets'

/** How a package names its data, as tools look for them. */
export const packageFields = {
  customElements: 'dist/custom-elements.json',
  'web-types': './dist/web-types.json',
} as const

interface Package {
  readonly name: string
  readonly version: string
}

/** Data about a package's tags for editors of code, by file of its `dist`. */
const packageData = ({ name, version }: Package, widgets: readonly WidgetContract[]) => ({
  'custom-elements.json': customElementsManifest(widgets, 'src/micro-frontend.ts'),
  'vscode.html-custom-data.json': htmlCustomData(widgets),
  'web-types.json': webTypes(name, version, widgets),
})

/** Writes the data of a built micro-frontend to the folder of its builds: always those of the newest. */
export function writePackageData(target: Target): void {
  const dist = path.dirname(target.out)
  const own: Package = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8'))
  for (const [file, data] of Object.entries(packageData(own, readBuilt(target).widgets)))
    writeFileSync(path.join(dist, file), `${JSON.stringify(data, null, 2)}\n`)
}
