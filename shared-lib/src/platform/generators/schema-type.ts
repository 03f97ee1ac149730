import type { Schema } from '../../contract/define-micro-frontend'

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)
const plain: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const comment = ({ description }: Schema) =>
  typeof description === 'string' ? `/** ${description.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */ ` : ''

/** The members of an object, each with its own description. */
function objectType(
  { properties, required, additionalProperties }: Schema,
  of: (inner: unknown) => string,
): string {
  if (!isSchema(properties))
    return `Record<string, ${isSchema(additionalProperties) ? of(additionalProperties) : 'unknown'}>`
  const always = new Set(Array.isArray(required) ? required : [])
  const members = Object.entries(properties).map(
    ([name, inner]) =>
      `${isSchema(inner) ? comment(inner) : ''}${/^[a-zA-Z_]\w*$/.test(name) ? name : literal(name)}${always.has(name) ? '' : '?'}: ${of(inner)}`,
  )
  return `{ ${members.join('; ')} }`
}

/**
 * A JSON Schema as a TypeScript type with its descriptions as comments. Keywords that the schemas of calculators do not
 * use (`allOf`, `not`, a reference to itself) are `unknown`.
 */
export function schemaType(whole: Schema): string {
  const within = (above: readonly string[]) => {
    const of = (schema: unknown): string => {
      if (!isSchema(schema)) return 'unknown'
      const { type, $ref, oneOf, anyOf } = schema
      if (typeof $ref === 'string') {
        const named = isSchema(whole.$defs) ? whole.$defs[$ref.replace('#/$defs/', '')] : undefined
        return above.includes($ref) ? 'unknown' : within([...above, $ref])(named)
      }
      if ('const' in schema) return literal(schema.const)
      if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
      const either = oneOf ?? anyOf
      if (Array.isArray(either)) return either.map(of).join(' | ')
      if (Array.isArray(type)) return type.map((one) => of({ ...schema, type: one })).join(' | ')
      if (type === 'array') return `Array<${of(schema.items)}>`
      if (type === 'object') return objectType(schema, of)
      return plain[String(type)] ?? 'unknown'
    }
    return of
  }
  return within([])(whole)
}
