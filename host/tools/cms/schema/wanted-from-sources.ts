import { readDefinitions } from 'shared-lib/build/definitions'
import type { SpaceState } from './space-state'
import { stateOf } from './wanted'

/** What the space should hold by the sources, deployed or not. */
export const wantedFromSources = async (): Promise<SpaceState> => stateOf(await readDefinitions())
