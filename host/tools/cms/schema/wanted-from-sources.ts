import { readDefinitions } from 'shared-lib/build/definitions'
import type { SpaceState } from './space-state'
import { stateOf } from './wanted'

/** Wanted content of the space by the sources, deployed or not. */
export const wantedFromSources = async (): Promise<SpaceState> => stateOf(await readDefinitions())
