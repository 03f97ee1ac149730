import { openApi } from './openapi'

const limits = { idempotencyKey: /^[\w-]{16,64}$/, consentVersion: /^[\w.-]{1,40}$/, bodyLimit: 32 * 1024 }
const energy = { name: 'mf-energy' as const, version: '1.4.0', owner: 'Equipa Energia', leads: ['energy'] }
const credit = {
  name: 'mf-credit' as const,
  version: '0.2.0',
  owner: 'Equipa Crédito',
  leads: ['home-loan', 'card'],
}
const chrome = { name: 'mf-chrome' as const, version: '2.0.0', owner: 'Equipa Plataforma', leads: [] }
const documentOf = (...deployments: (typeof energy | typeof credit | typeof chrome)[]) =>
  openApi({ siteName: 'Quero Poupar', origin: 'https://queropoupar.example', deployments, limits })

const full = documentOf(energy, chrome, credit)

it('is an OpenAPI 3.1 document of this site', () => {
  expect(full.openapi).toBe('3.1.1')
  expect(full.servers).toEqual([{ url: 'https://queropoupar.example' }])
  expect(openApi({ siteName: 'X', origin: undefined, deployments: [], limits }).servers).toEqual([
    { url: '/' },
  ])
})

it('offers the verticals that deployments take leads of, with who answers for them', () => {
  expect(full.components.schemas.LeadRequest.properties.vertical.enum).toEqual([
    'card',
    'energy',
    'home-loan',
  ])
  expect(full.info.description).toBe(
    '- energy: mf-energy 1.4.0 (Equipa Energia)\n- home-loan, card: mf-credit 0.2.0 (Equipa Crédito)',
  )
})

it('offers no leads while nothing deployed takes any', () => {
  expect(Object.keys(documentOf(chrome).paths)).toEqual(['/api/leads/status/{secret}'])
})

it('says what the host checks, in the host’s own words', () => {
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
