import path from 'node:path'
import type { MicroFrontendDefinition } from '../src/contract/define-micro-frontend'
import { microFrontendNames } from './targets'
import { root } from './webpack/base'

/** Every micro-frontend's definition as it stands in the sources. */
export const readDefinitions = (): Promise<readonly MicroFrontendDefinition[]> =>
  Promise.all(
    microFrontendNames().map(
      async (name) => (await import(path.join(root, name, 'src/micro-frontend.ts'))).default,
    ),
  )
