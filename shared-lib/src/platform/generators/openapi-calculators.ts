import type { CalculatorDescription, Schema } from '../../contract/define-micro-frontend'
import type { Deployment } from '../../contract/deployment'

export interface CalculatorLimits {
  /** Largest body, in bytes. */
  readonly bodyLimit: number
  /** Calculations that one client may ask for in a minute. */
  readonly perMinute: number
}

type Declares = Pick<Deployment, 'name' | 'version' | 'owner' | 'calculators'>
type Json = Readonly<Record<string, unknown>>

const pascal = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
/** Of a calculator in the document, and of its place on the page that shows it: `imi` → `calculateImi`. */
export const operationIdOf = (name: string): string => `calculate${pascal(name)}`

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json, more: Json = {}) => ({ content: { 'application/json': { schema, ...more } } })
const problem = (description: string, more: Json = {}) => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
  ...more,
})
const whole = (description: string) => ({ description, schema: { type: 'integer' } })
/** Of every answer of a limited operation; scripts of other sites may read them. */
const rateHeaders = {
  'ratelimit-limit': whole('Calls that a client has a minute'),
  'ratelimit-remaining': whole('Calls that it has left'),
  'ratelimit-reset': whole('Seconds until it has all of them again'),
}
const wait = { headers: { 'retry-after': whole('Seconds to wait') } }
export const waitForMore = { headers: { ...wait.headers, ...rateHeaders } }

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

/** Above the list of what a calculator does not cover, which is Portuguese. */
export const notCoveredTitle = 'Not covered, in Portuguese:'

const operation = (
  name: string,
  { title, description, examples, limits = [] }: CalculatorDescription,
  by: Declares,
  { bodyLimit, perMinute }: CalculatorLimits,
) => {
  const id = pascal(name)
  const notCovered =
    limits.length > 0 ? `\n\n${notCoveredTitle}\n${limits.map((one) => `- ${one}`).join('\n')}` : ''
  return {
    operationId: operationIdOf(name),
    tags: ['calculators'],
    summary: title,
    description: `${description}${notCovered}\n\n${by.name} ${by.version} (${by.owner}). At most ${bodyLimit / 1024} KiB of JSON; nothing of it is kept or logged.`,
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
        headers: rateHeaders,
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
            parameters: {
              type: 'array',
              description:
                'Every value of law or market that the result rests on; all of them are at `/api/figures`.',
              items: ref('ParameterVersion'),
            },
          },
        }),
      },
      400: problem('JSON that cannot be read, names a member twice, is deep or has too many values'),
      413: problem('Too large'),
      415: problem('Not JSON'),
      422: problem('Fields in trouble, each by its path (`kwh.offPeak`)'),
      429: problem(`More than ${perMinute} calculations a minute from one client`, waitForMore),
      503: problem('The deployment cannot answer now', wait),
    },
  }
}

const listed = ['name', 'url', 'version', 'title', 'description'] as const

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
                required: [...listed, 'limits'],
                properties: {
                  ...Object.fromEntries(listed.map((key) => [key, { type: 'string' }])),
                  limits: {
                    type: 'array',
                    items: { type: 'string' },
                    description: 'What the result does not cover. Portuguese.',
                  },
                },
              },
            },
            openapi: { type: 'string', description: 'Where this document is.' },
          },
        }),
      },
    },
  },
}

const parameterVersion = {
  type: 'object',
  description: 'One value of law or market, in force from a day on.',
  required: ['id', 'from', 'version'],
  properties: {
    id: { type: 'string', description: 'As at `/api/figures`.' },
    name: { type: 'string', description: 'Portuguese.' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date', description: 'Missing while it has no end.' },
    law: { type: 'string' },
    version: { type: 'string', description: 'Another one where the value was corrected.' },
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
  return some
    ? {
        paths: { '/api/calculators': listing, ...paths },
        schemas: { ...schemas, ParameterVersion: parameterVersion },
      }
    : { paths: {}, schemas }
}
