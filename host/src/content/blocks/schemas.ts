import { dataSchemas } from './data-schemas'
import type { BlockSchema, FieldSchema } from './field-schema'
import { pageSchemas } from './page-schemas'
import { pictureSchemas } from './picture-schemas'
import { textSchemas } from './text-schemas'

/** Every block the site draws, by component name. */
export const blockSchemas = {
  ...pageSchemas,
  ...textSchemas,
  ...pictureSchemas,
  ...dataSchemas,
} as const satisfies Readonly<Record<string, BlockSchema>>

export type BlockName = keyof typeof blockSchemas

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSchemas, name)

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Required fields that an editor left empty. */
export const missingFields = (name: BlockName, block: Readonly<Record<string, unknown>>): string[] =>
  Object.entries<FieldSchema>(blockSchemas[name].fields)
    .filter(([field, schema]) => schema.required && !isFilled(block[field]))
    .map(([field]) => field)
