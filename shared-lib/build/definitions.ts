import path from 'node:path'
import type { MicroFrontendDefinition } from '../src/contract/define-micro-frontend'
import { root } from './repository'
import { microFrontendNames } from './targets'

/** Every micro-frontend's definition, from the sources. */
export const readDefinitions = (): Promise<readonly MicroFrontendDefinition[]> =>
  Promise.all(
    microFrontendNames().map(
      async (name) => (await import(path.join(root, name, 'src/micro-frontend.ts'))).default,
    ),
  )
