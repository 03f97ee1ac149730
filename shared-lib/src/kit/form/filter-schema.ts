import type { Schema } from '../../contract/define-micro-frontend'
import { flag, oneOf } from '../../contract/schema'
import type { BoxFilters } from './box-filters'

/** Members of a call that filter a ranking as the boxes of its page do. A missing member filters nothing. */
export const boxSchemas = (boxes: BoxFilters): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.values(boxes).map(({ filter, description }) => [filter, flag(description)]))

/** The answers of a choice of the page, but for the one that lets everything through. */
export const choiceSchema = (options: object, every: string, description: string): Schema =>
  oneOf(
    Object.keys(options).filter((one) => one !== every),
    description,
  )

/** The page's own start, for the document: `noGroups`, `noLoyalty`. */
export const openingFilters = (boxes: BoxFilters): readonly string[] =>
  Object.values(boxes).flatMap(({ filter, opens }) => (opens ? [filter] : []))
