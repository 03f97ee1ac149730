import { defineWidget } from '../../contract/define-widget'
import { sampleFlow } from '../funnel/testing/sample.flow'
import { exampleNotebook } from '../notebook/example-notebook'
import { defineJourney } from './define-journey'
import { summaryContract } from './journey.contract'
import { withNotebook } from './with-notebook'

const today = '2026-11-22'
const words = { name: sampleFlow.name, path: sampleFlow.path, of: 'de amostra', start: 'Simular' }
const page = (part: string) =>
  defineWidget({ ...summaryContract(words), tag: `qp-${sampleFlow.name}-${part}` as const })
const journey = defineJourney({
  flow: sampleFlow,
  widgets: {
    funnel: page('funnel'),
    details: page('details'),
    results: page('results'),
    summary: page('summary'),
  },
  words: {
    of: words.of,
    simulate: 'Responde.',
    details: 'Deixa o contacto.',
    asked: () => 'propostas',
    results: { title: 'Resultados', description: 'O que há.' },
  },
})
const parts = withNotebook(journey, exampleNotebook)
const lead = parts.leads[sampleFlow.name]
const body = {
  answers: { kind: 'bike', plate: 'AA-00-AA', name: 'ANA' },
  fullName: 'Ana Silva',
  email: 'ana@exemplo.pt',
  phone: '+351912345678',
  tcConsent: true,
}

it('lets the results alone keep proposals in their address', () => {
  const keeps = parts.routes.filter(({ query }) => query?.includes('p5.monthly'))
  expect(keeps.map(({ path }) => path)).toEqual([sampleFlow.done])
  expect(keeps[0]?.query).toEqual(expect.arrayContaining(['kind', 'proposta', 'juntar']))
})

it('adds the proposals to a lead, counted again, and nothing where none is sent', () => {
  const sent = [{ name: 'Exemplo', texts: { monthly: '10' }, place: 3, cents: 1 }]
  expect(lead?.({ ...body, proposals: sent }, today)).toMatchObject({
    lead: { answers: body.answers, proposals: [{ name: 'Exemplo', place: 1, cents: 24_000 }] },
  })
  expect(lead?.(body, today)).toEqual(journey.leads[sampleFlow.name]?.(body, today))
  expect(parts.leadFields[sampleFlow.name]).toContainEqual({ name: 'proposals', required: 'never' })
})

it.each([
  ['a contact that is missing', { ...body, phone: '' }, 'phone'],
  ['proposals that cannot be read', { ...body, proposals: 'x' }, 'proposals'],
  ['a proposal without its price', { ...body, proposals: [{ name: 'A', texts: {} }] }, 'proposals.0.monthly'],
])('refuses %s', (_, given, field) =>
  expect(lead?.(given, today)).toEqual({ problems: [{ field, message: expect.any(String) }] }),
)

it('refuses a notebook that asks for what the funnel asks', () =>
  expect(() => withNotebook(parts, exampleNotebook)).toThrow(
    'is an answer and a field of the notebook exemplo',
  ))
