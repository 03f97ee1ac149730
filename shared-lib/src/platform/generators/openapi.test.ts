import { object } from '../../contract/schema'
import { figure, publishFigures } from '../../rules/dated/published-figure'
import { openApi, whatStays } from './openapi'

const calculatorLimits = { bodyLimit: 16 * 1024, perMinute: 90 }
const calculators = {
  'house-tax': {
    title: 'House tax',
    description: 'A year of it.',
    input: object(
      { value: { $ref: '#/$defs/money' } },
      {},
      { $defs: { money: { type: 'integer', description: 'Cents.' } } },
    ),
    output: object({ cents: { type: 'integer', description: 'Cents.' } }),
    examples: [{ title: 'A flat', input: { value: 1 } }],
    limits: ['Casas de férias.'],
  },
}
const limits = { idempotencyKey: /^[\w-]{16,64}$/, consentVersion: /^[\w.-]{1,40}$/, bodyLimit: 32 * 1024 }
const energy = { name: 'mf-energy' as const, version: '1.4.0', owner: 'Equipa Energia', leads: ['energy'] }
const credit = {
  name: 'mf-credit' as const,
  version: '0.2.0',
  owner: 'Equipa Crédito',
  calculators,
  leads: ['home-loan', 'card'],
  figures: publishFigures('Exemplos', [
    figure(
      { id: 'x', unit: 'ratio', reviewed: '2026-11-21', reviewBy: '2027-01-31', values: [] },
      'Uma taxa',
      String,
    ),
  ]),
}
const chrome = { name: 'mf-chrome' as const, version: '2.0.0', owner: 'Equipa Plataforma', leads: [] }
const documentOf = (...deployments: (typeof energy | typeof credit | typeof chrome)[]) =>
  openApi({
    siteName: 'Quero Poupar',
    origin: 'https://queropoupar.example',
    deployments,
    limits,
    calculatorLimits,
  })

const full = documentOf(energy, chrome, credit)

it('is an OpenAPI 3.1 document of this site', () => {
  expect(full.openapi).toBe('3.1.1')
  expect(full.servers).toEqual([{ url: 'https://queropoupar.example' }])
  expect(
    openApi({ siteName: 'X', origin: undefined, deployments: [], limits, calculatorLimits }).servers,
  ).toEqual([{ url: '/' }])
})

it('offers the verticals that deployments take leads of, with those who answer for them', () => {
  expect(full.components.schemas.LeadRequest.properties.vertical.enum).toEqual([
    'card',
    'energy',
    'home-loan',
  ])
  expect(full.info.description).toBe(
    `${whatStays}\n- energy: mf-energy 1.4.0 (Equipa Energia)\n- home-loan, card: mf-credit 0.2.0 (Equipa Crédito)`,
  )
})

it('offers no leads while nothing deployed takes any', () => {
  expect(Object.keys(documentOf(chrome).paths)).toEqual(['/api/leads/status/{secret}'])
})

it('states what the host checks, in the host’s own words', () => {
  const post = full.paths['/api/leads']?.post
  expect(post?.parameters[0]?.schema).toEqual({ type: 'string', pattern: '^[\\w-]{16,64}$' })
  expect(full.components.schemas.LeadRequest.properties.consentVersion).toMatchObject({
    pattern: '^[\\w.-]{1,40}$',
  })
  expect(post?.description).toContain('32 KiB')
})

it('refers only to schemas it has, and uses each', () => {
  const refs = [...JSON.stringify(full).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(refs)).toEqual(new Set(Object.keys(full.components.schemas)))
})

it('is plain JSON', () => expect(JSON.parse(JSON.stringify(full))).toEqual(full))

describe('a deployed calculator', () => {
  const post = JSON.parse(JSON.stringify(full)).paths['/api/calculators/house-tax'].post

  it('is one operation with its examples, who answers for it and the limits of the host', () => {
    expect(post.operationId).toBe('calculateHouseTax')
    expect(post.description).toContain('mf-credit 0.2.0 (Equipa Crédito)')
    expect(post.description).toContain('16 KiB')
    expect(post.description).toContain('Not covered, in Portuguese:\n- Casas de férias.')
    expect(post.responses[429].description).toContain('90')
    expect(post.requestBody.content['application/json'].examples).toEqual({
      example1: { summary: 'A flat', value: { value: 1 } },
    })
    for (const status of [200, 429])
      expect(Object.keys(post.responses[status].headers)).toEqual(
        expect.arrayContaining(['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']),
      )
    expect(Object.keys(post.responses)).toEqual(['200', '400', '413', '415', '422', '429', '503'])
  })

  it('has its schemas among the document’s, with what they define themselves', () => {
    expect(full.components.schemas).toMatchObject({
      HouseTaxInput: { properties: { value: { $ref: '#/components/schemas/HouseTaxInputMoney' } } },
      HouseTaxInputMoney: { type: 'integer' },
      HouseTaxResult: { required: ['cents'] },
    })
    expect(full.components.schemas).not.toHaveProperty('HouseTaxInput.$defs')
  })

  it('is listed', () => expect(full.paths).toHaveProperty('/api/calculators'))

  it('answers with the version of every parameter', () =>
    expect(post.responses[200].content['application/json'].schema.properties.parameters.items).toEqual({
      $ref: '#/components/schemas/ParameterVersion',
    }))
})

it('lists the figures of law while a deployment publishes some', () => {
  expect(full.paths).toHaveProperty('/api/figures')
  expect(documentOf(energy).paths).not.toHaveProperty('/api/figures')
})
