import { type Calculator, defineMicroFrontend, type LeadSchema } from '../../contract/define-micro-frontend'
import { defineWidget } from '../../contract/define-widget'
import type { PublishedFigure } from '../../rules/dated/published-figure'
import { type SampleAnswers, sampleFlow } from '../funnel/testing/sample.flow'
import { defineJourney, joinParts } from './define-journey'
import { detailsContract, summaryContract } from './journey.contract'

const today = '2026-11-21'

function sample(name: string, home: string, lead?: LeadSchema) {
  const flow = { ...sampleFlow, name, path: `/${home}/simular`, done: `/${home}/resultados` }
  const words = { name, path: flow.path, of: 'de amostra', start: 'Simular' }
  const page = (part: string) =>
    defineWidget({ ...summaryContract(words), tag: `qp-${name}-${part}` as const })
  return defineJourney({
    flow,
    vertical: 'PL',
    widgets: {
      funnel: page('funnel'),
      details: detailsContract(words),
      results: page('results'),
      summary: summaryContract(words),
    },
    words: {
      of: words.of,
      simulate: 'Responde.',
      details: 'Deixa o contacto.',
      asked: ({ kind }: SampleAnswers) => `propostas para ${kind}`,
      change: ({ kind }: SampleAnswers) => (kind === 'bike' ? '\u22128 €/mês' : undefined),
      results: { title: 'Resultados', description: 'O que há.' },
    },
    results: { load: () => ({ rows: [] }), parameters: ['orderBy'] },
    ...(lead && { chosen: { load: () => ({ id: 'um' }), lead, fields: [] } }),
  })
}
const one = sample('one', 'um')

it('declares every address of the journey with its step, of which search engines see the questions alone', () => {
  expect(
    one.routes.map(({ layout, path, journey, noIndex }) =>
      [layout, path, journey, noIndex && 'hidden'].filter(Boolean).join(' '),
    ),
  ).toEqual([
    'funnel /um/simular Simulação',
    'funnel /um/simular/tipo Simulação',
    'funnel /um/simular/dados-de-contacto Resumo hidden',
    'funnel /um/simular/:step Simulação hidden',
    'results /um/resultados Resultados hidden',
    'contact /um/resumo Resumo hidden',
    'contact /um/contacto Contacto hidden',
  ])
  expect(one.routes.find(({ path }) => path === '/um/resultados')?.query).toContain('orderBy')
})

it('sends who comes too early to the first question, and titles it with its fault', () => {
  expect(one.guards.one?.({ path: '/um/resultados', query: '', today })).toEqual({
    redirect: '/um/simular/tipo',
  })
  const call = { path: '/um/simular/tipo', query: 'enviado=tipo', today }
  expect(one.titles['/um/simular/tipo']?.(call)).toMatch(/^Erro: Que veículo\?/)
})

it('takes a whole lead without an offer, and names its fields', () => {
  const answers = { kind: 'bike', plate: 'AA-00-AA', name: 'ANA' }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  expect(one.leads.one?.({ answers, ...contact }, today)).toMatchObject({ lead: { answers } })
  const { kind: _, ...partly } = answers
  expect(one.leads.one?.({ answers: { ...partly, doors: 3 }, ...contact }, today)).toEqual({
    problems: [{ field: 'kind', message: 'Este campo é obrigatório' }],
  })
  expect(one.leadFields.one?.map(({ name }) => name)).toContain('answers.kind')
})

const change = '\u22128 €/mês'

it.each([
  ['bike', { asked: 'propostas para bike', change }],
  ['car', { asked: 'propostas para car' }],
])('repeats what a %s asks for, in the form and in the lead, in our words alone', (kind, asked) => {
  const call = { path: '/um/simular/dados-de-contacto', query: `kind=${kind}`, today }
  expect(one.load[call.path]?.(call)).toEqual(asked)
  const answers = { kind, doors: 3, plate: 'AA-00-AA', name: 'ANA' }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const sent = one.leads.one?.({ answers, ...contact, asked: 'x', change: 'de graça' }, today)
  expect(Object(sent).lead).toMatchObject(asked)
  expect(Object(sent).lead.change).toBe(Object(asked).change)
})

it('leaves the difference of a chosen offer to the offer', () => {
  const chosen = sample('three', 'tres', () => ({ lead: { answers: { kind: 'bike' }, offer: { id: 'um' } } }))
  expect(chosen.leads.three?.({}, today)).toEqual({
    lead: { answers: { kind: 'bike' }, offer: { id: 'um' }, asked: 'propostas para bike' },
  })
  const call = { path: '/tres/simular/dados-de-contacto', query: 'kind=bike', today }
  expect(chosen.load[call.path]?.(call)).toMatchObject({ asked: 'propostas para bike', chosen: { id: 'um' } })
})

it('puts several products into one micro-frontend, and refuses two that want the same', () => {
  const both = joinParts(one, sample('two', 'dois'))
  expect(() => defineMicroFrontend({ name: 'mf-sample', owner: 'Equipa', ...both })).not.toThrow()
  expect(Object.keys(both.leads)).toEqual(['one', 'two'])
  expect(both.routes).toHaveLength(14)
  expect(() => joinParts(one, sample('two', 'um'))).toThrow('/um/simular belongs to two journeys')
  expect(() => joinParts(one, one)).toThrow('qp-one-funnel belongs to two journeys')
})

it('joins what products have in addition to their pages, a shared figure once', () => {
  const figure = { id: 'rate', title: 'Taxa' } as unknown as PublishedFigure
  const calculator = { title: 'Sum' } as unknown as Calculator
  const first = { ...one, figures: [figure], calculators: { 'one-sum': calculator } }
  const second = sample('two', 'dois')
  expect(joinParts(first, { ...second, figures: [figure] })).toMatchObject({
    figures: [figure],
    calculators: { 'one-sum': calculator },
    tagData: {},
  })
  expect(() => joinParts(first, { ...second, calculators: { 'one-sum': calculator } })).toThrow(
    'calculator one-sum belongs to two journeys',
  )
})
