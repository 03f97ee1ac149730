/** Members of a JSON Schema that are read here. */
export interface SchemaView {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, SchemaView>>
  readonly required?: readonly string[]
  readonly items?: SchemaView
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly oneOf?: readonly SchemaView[]
  readonly anyOf?: readonly SchemaView[]
  readonly [word: string]: unknown
}

interface Content {
  readonly schema?: SchemaView
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: object }>>
}

/** A request or response body, by its media type. */
export interface Carrier {
  readonly content?: Readonly<Record<string, Content>>
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema: SchemaView
  }[]
  readonly requestBody?: Carrier
  readonly responses: Readonly<Record<string, Carrier & { readonly description: string }>>
}

/** An OpenAPI document as far as the page reads it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, SchemaView>> }
}

/** One member of a body or an answer. */
export interface Field {
  /** Path inside the whole: `kwh.offPeak`, `bills[].amount`. */
  readonly name: string
  readonly required: boolean
  readonly schema: SchemaView
}

/** A schema with its reference followed. Throws for one that leads nowhere. */
export function resolved({ components }: ApiDocument, schema: SchemaView): SchemaView {
  if (schema.$ref === undefined) return schema
  const { $ref, ...own } = schema
  const found = components.schemas[$ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`${$ref} leads nowhere`)
  return { ...resolved({ components, paths: {} }, found), ...own }
}

/** Depth to which nested members are listed by their path. */
const depth = 2

/** Items of a list, its path marked with `[]`; anything else as it is. */
const unlisted = (document: ApiDocument, schema: SchemaView): readonly [mark: string, inner: SchemaView] =>
  schema.type === 'array' && schema.items ? ['[]', resolved(document, schema.items)] : ['', schema]

const hasMembers = ({ properties, oneOf, anyOf }: SchemaView) => Boolean(properties ?? oneOf ?? anyOf)

/** Every member of an object, those of the shapes that it may take among them. */
export function fieldsOf(
  document: ApiDocument,
  given: SchemaView,
  prefix = '',
  left = depth,
): readonly Field[] {
  const schema = resolved(document, given)
  const shapes = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]): readonly Field[] => {
    const found = resolved(document, member)
    const field = { name: prefix + name, required: schema.required?.includes(name) ?? false, schema: found }
    const [mark, inner] = unlisted(document, found)
    const inside =
      left > 0 && hasMembers(inner) ? fieldsOf(document, inner, `${field.name}${mark}.`, left - 1) : []
    return [field, ...inside]
  })
  const all = [...own, ...shapes.flatMap((shape) => fieldsOf(document, shape, prefix, left))]
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

export interface DescribedOperation {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

export const operationsOf = ({ paths }: ApiDocument): readonly DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
