import type { CalculatorDescription, Schema } from '../contract/define-micro-frontend'
import type { Deployment } from '../contract/deployment'

export interface CalculatorLimits {
  /** Largest body, in bytes. */
  readonly bodyLimit: number
}

type Declares = Pick<Deployment, 'name' | 'version' | 'owner' | 'calculators'>
type Json = Readonly<Record<string, unknown>>

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json, more: Json = {}) => ({ content: { 'application/json': { schema, ...more } } })
const problem = (description: string, more: Json = {}) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
  ...more,
})
const wait = { headers: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } } }

/** `$defs` of a schema become components of their own, because a reference counts from the whole document. */
function components(name: string, schema: Schema): Record<string, Json> {
  const { $defs, ...rest } = schema
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) =>
        key === '$ref' && typeof member === 'string'
          ? [key, member.replace(/^#\/\$defs\/(.+)$/, (_, part: string) => ref(name + pascal(part)).$ref)]
          : [key, moved(member)],
      ),
    )
  }
  return Object.fromEntries([
    [name, moved(rest) as Json],
    ...Object.entries(($defs ?? {}) as Json).map(
      ([part, inner]) => [name + pascal(part), moved(inner) as Json] as const,
    ),
  ])
}

const operation = (
  name: string,
  { title, description, examples }: CalculatorDescription,
  by: Declares,
  { bodyLimit }: CalculatorLimits,
) => {
  const id = pascal(name)
  return {
    operationId: `calculate${id}`,
    tags: ['calculators'],
    summary: title,
    description: `${description}\n\n${by.name} ${by.version} (${by.owner}). At most ${bodyLimit / 1024} KiB of JSON; nothing of it is kept or logged.`,
    requestBody: {
      required: true,
      ...json(ref(`${id}Input`), {
        examples: Object.fromEntries(
          examples.map((example, at) => [
            `example${at + 1}`,
            { summary: example.title, value: example.input },
          ]),
        ),
      }),
    },
    responses: {
      200: {
        description: 'Calculated',
        ...json({
          type: 'object',
          required: ['calculator', 'version', 'today', 'result'],
          properties: {
            calculator: { const: name },
            version: {
              type: 'string',
              description: 'Of the deployment that calculated, its figures included.',
            },
            today: { type: 'string', format: 'date', description: 'Day in Lisbon it was calculated for.' },
            result: ref(`${id}Result`),
          },
        }),
      },
      400: problem('JSON that cannot be read'),
      413: problem('Too large'),
      415: problem('Not JSON'),
      422: problem('Fields in trouble, each by its path (`kwh.offPeak`)'),
      429: problem('Too many from one client', wait),
      503: problem('The deployment cannot answer now', wait),
    },
  }
}

const listing = {
  get: {
    operationId: 'listCalculators',
    tags: ['calculators'],
    summary: 'Which calculators there are',
    responses: {
      200: {
        description: 'All that are deployed now',
        ...json({
          type: 'object',
          required: ['calculators', 'openapi'],
          properties: {
            calculators: {
              type: 'array',
              items: {
                type: 'object',
                required: ['name', 'url', 'version', 'title', 'description'],
                properties: Object.fromEntries(
                  ['name', 'url', 'version', 'title', 'description'].map((key) => [key, { type: 'string' }]),
                ),
              },
            },
            openapi: { type: 'string', description: 'Where this document is.' },
          },
        }),
      },
    },
  },
}

/** Paths and schemas of every calculator; empty while there is none. The first deployment with a name has it. */
export function calculatorOperations(deployments: readonly Declares[], limits: CalculatorLimits) {
  const paths: Record<string, Json> = {}
  const schemas: Record<string, Json> = {}
  for (const deployment of deployments)
    for (const [name, description] of Object.entries(deployment.calculators ?? {})) {
      const path = `/api/calculators/${name}`
      if (path in paths) continue
      paths[path] = { post: operation(name, description, deployment, limits) }
      Object.assign(
        schemas,
        components(`${pascal(name)}Input`, description.input),
        components(`${pascal(name)}Result`, description.output),
      )
    }
  const some = Object.keys(paths).length > 0
  return { paths: some ? { '/api/calculators': listing, ...paths } : {}, schemas }
}
