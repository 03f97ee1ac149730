import type { Deployment } from '../../contract/deployment'

type Json = Readonly<Record<string, unknown>>

const text = (description: string, more: Json = {}) => ({ type: 'string', description, ...more })
const day = (description: string) => text(description, { format: 'date' })

const schemas = {
  Figure: {
    type: 'object',
    description: 'A dated figure of law or market.',
    required: ['id', 'topic', 'name', 'unit', 'reviewed', 'reviewBy', 'standing', 'deployment', 'values'],
    properties: {
      id: text('Stable.'),
      topic: text('Portuguese.'),
      name: text('Portuguese.'),
      unit: text('Of `value`: `ratio` is a fraction, `cents` of euro, `eur/month` euros a month.'),
      law: text('Law, article or authority that sets it.'),
      confidence: {
        enum: ['A', 'B', 'C', 'D'],
        description:
          'A: read in the law, at the authority, or in two publications that agree; B: read in one; C: worked out from a rule that was read; D: not confirmed, or an estimate of ours.',
      },
      own: { const: true, description: 'A choice or an estimate of ours: no law sets it.' },
      note: text('What is doubtful about it.'),
      reviewed: day('Day on which it was last held against its source.'),
      reviewBy: day('Day by which that is due again.'),
      standing: {
        enum: ['lapsed', 'due', 'soon', 'fresh'],
        description: 'Today: no value any more, review due, within 60 days of either, or none of these.',
      },
      deployment: text('Who answers for it.'),
      values: {
        type: 'array',
        description: 'Oldest first; empty where none was found.',
        items: { $ref: '#/components/schemas/FigureValue' },
      },
    },
  },
  FigureValue: {
    type: 'object',
    required: ['from', 'source', 'lines', 'version'],
    properties: {
      from: day('First day in force.'),
      to: day('Last day in force; past it, and until a newer value, it is unknown.'),
      source: text('Where it was read.'),
      lines: {
        type: 'array',
        description: 'The value in words. Portuguese.',
        items: {
          type: 'object',
          required: ['text'],
          properties: {
            key: text('Tells it from the others; missing where labels alone do.'),
            label: text('Missing where the value is one figure.'),
            text: { type: 'string' },
          },
        },
      },
      value: { description: 'As the rules know it; missing for large tables.' },
      version: text('As answers of calculators name it; another one where the value was corrected.'),
    },
  },
} as const

const operation = {
  operationId: 'listFigures',
  tags: ['figures'],
  summary: 'Every figure of law and market that the rules know',
  responses: {
    200: {
      description: 'All that are deployed now',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['today', 'figures'],
            properties: {
              today: day('Day in Lisbon that `standing` is of.'),
              figures: { type: 'array', items: { $ref: '#/components/schemas/Figure' } },
            },
          },
        },
      },
    },
  },
}

/** Path and schemas of the list of figures; empty while no deployment publishes any. */
export const figureOperations = (deployments: readonly Pick<Deployment, 'figures'>[]) =>
  deployments.some(({ figures = [] }) => figures.length > 0)
    ? { paths: { '/api/figures': { get: operation } }, schemas }
    : { paths: {}, schemas: {} }
