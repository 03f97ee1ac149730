import { readFileSync } from 'node:fs'
import type { Deployment } from '../src/contract/deployment'
import { markerOf, type Target } from './targets'

/** The `deployment.json` of a finished build. */
export const readBuilt = (target: Target): Deployment => JSON.parse(readFileSync(markerOf(target), 'utf8'))
