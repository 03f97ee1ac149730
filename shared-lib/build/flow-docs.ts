import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Flow } from '../src/kit/funnel/flow'
import { flowIndex, flowPage } from '../src/platform/generators/flow-page'
import { partFolders } from './product-folders'
import { root } from './repository'
import { microFrontendNames } from './targets'

/** Folder of the generated pages. */
export const flowDocsFolder = path.join(root, 'docs/flows')

/** Files of flows by folder convention: `mf-energy/src/page/funnel/energy.funnel.ts` exports `energyFunnel`; products have theirs. */
const flowFiles = () =>
  microFrontendNames()
    .flatMap((name) => partFolders(path.join(root, name), 'page/funnel'))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.funnel.ts'))
        .map((file) => path.join(folder, file)),
    )

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'steps' in value && 'done' in value

async function flowOf(file: string): Promise<Flow> {
  const flow = Object.values(await import(file)).find(isFlow)
  if (!flow) throw new Error(`${file} exports no flow`)
  return flow
}

/** Every generated page by file name, from the flows in the sources. */
export async function flowDocs(): Promise<ReadonlyMap<string, string>> {
  const flows = await Promise.all(flowFiles().map(flowOf))
  return new Map([
    ['README.md', flowIndex(flows)],
    ...flows.map((flow) => [`${flow.name}.md`, flowPage(flow)] as const),
  ])
}
