import type { Boundaries } from 'shared-lib/kit/proposal/verdict'
import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './verdict.json'

export interface TelecomBoundaries {
  /** Of the true month against what is paid today: fractions. */
  readonly today: Boundaries
  /** Of the true month against the cheapest published package with the same services. */
  readonly published: Boundaries
  /** Without anything to compare with: by how much the true month may exceed the first price. */
  readonly rise: number
}

export const telecomBoundaries = parameter<TelecomBoundaries>(data.telecomBoundaries)
