import { choice } from '../form/fields'
import { plate } from '../form/vehicle-fields'
import { carriedWords } from './carried-words'
import type { Flow } from './flow'
import { addressOf, flowParameters, readQuery } from './funnel-address'
import { allowedSlug, funnelGuard, funnelTitle } from './funnel-guard'
import cases from './testing/funnel-guard.json'
import { askingLater, sampleFlow } from './testing/sample.flow'

const guard = (path: string, query = '') => funnelGuard(sampleFlow, { path, query })
const flow = '/amostra/simular'
const answered = 'kind=car&doors=4&plate=AA-00-AA'

it.each(cases.sent)('sends %s?%s to %s: %s', (path, query, to) =>
  expect(guard(path, query)).toEqual({ redirect: to }),
)

it.each(cases.passed)('lets $path?$query pass', ({ path, query }) =>
  expect(guard(path, query)).toBeUndefined(),
)

it('lets a personal step in the middle be loaded again, and not before its turn', () => {
  const bySlug = (slug: string) => sampleFlow.steps.filter((step) => step.slug === slug)
  const middle = { ...sampleFlow, steps: [...bySlug('tipo'), ...bySlug('nome'), ...bySlug('matricula')] }
  expect(allowedSlug(middle, { kind: 'car' }, 'nome')).toBe('nome')
  expect(allowedSlug(middle, {}, 'nome')).toBe('tipo')
  expect(allowedSlug(middle, { kind: 'car' }, '')).toBe('matricula')
})

it('sends back in the browser who skipped a personal step', () => {
  const raw = { kind: 'bike', plate: 'AA-00-AA' }
  expect(allowedSlug(sampleFlow, raw, 'respostas')).toBe('respostas')
  expect(allowedSlug(sampleFlow, raw, 'respostas', { personalKnown: true })).toBe('nome')
  expect(allowedSlug(sampleFlow, { ...raw, name: 'Ana' }, 'respostas', { personalKnown: true })).toBe(
    'respostas',
  )
})

it.each([
  [{ kind: 'bike' }, 'nome', 'matricula'],
  [{ kind: 'bike', plate: 'AA-00-AA' }, 'nome', 'nome'],
  [{ kind: 'bike', plate: 'AA-00-AA' }, 'respostas', 'respostas'],
  [{ kind: 'bike', plate: 'AA-00-AA' }, undefined, undefined],
  [{ kind: 'bike', plate: 'AA-00-AA' }, 'dados-de-contacto', 'nome'],
  [{ kind: 'bike', plate: 'AA-00-AA', name: 'Ana' }, 'dados-de-contacto', 'dados-de-contacto'],
])('with %j opens %s of a flow that asks more after the results as %s', (raw, slug, allowed) =>
  expect(allowedSlug(askingLater, raw, slug, { personalKnown: true })).toBe(allowed),
)

it('opens a question from the results though one before it was not answered', () => {
  const steps = sampleFlow.steps.map((step) => ({ ...step, afterResults: step.slug !== 'tipo' || undefined }))
  const askingTwice = { ...sampleFlow, steps } as Flow
  expect(allowedSlug(askingTwice, { kind: 'car' }, 'matricula')).toBe('portas')
  expect(allowedSlug(askingTwice, { kind: 'car', returnTo: 'resultados' }, 'matricula')).toBe('matricula')
})

it('leads a plain form after the results to the next of them, then to the contact form', () => {
  const steps = sampleFlow.steps.flatMap((step) =>
    step.personal ? [] : [{ ...step, afterResults: step.slug !== 'tipo' || undefined }],
  )
  const later = { ...sampleFlow, unchecked: true, steps } as Flow
  const sent = (query: string) => funnelGuard(later, { path: flow, query })?.redirect
  expect(sent('kind=car&doors=4&enviado=portas')).toBe(`${flow}/matricula?kind=car&doors=4`)
  expect(sent(`${answered}&enviado=matricula`)).toBe(`${flow}/dados-de-contacto?${answered}`)
  expect(sent(`${answered}&enviado=matricula&returnTo=resultados`)).toBe(`/amostra/resultados?${answered}`)
})

it('titles a page by its question, and by the error first', () => {
  const title = (path: string, query: string) => funnelTitle(sampleFlow, { path: `${flow}/${path}`, query })
  expect(title('tipo', '')).toBe('Que veículo? · Amostra')
  expect(title('portas', 'kind=car&doors=9')).toBe('Erro: Quantas portas? · Amostra')
  expect(title('portas', 'kind=car&enviado=portas')).toBe('Erro: Quantas portas? · Amostra')
  expect(title('respostas', answered)).toBe('Confirma as tuas respostas · Amostra')
})

describe('a personal field next to one that may travel', () => {
  const fields = {
    kind: choice({ label: 'Tipo', options: { car: 'Carro', bike: 'Mota' } }),
    plate: plate({ label: 'Matrícula' }),
  }
  const mixed: Flow<typeof fields> = {
    name: 'mixed',
    title: 'Mista',
    path: '/mista/simular',
    done: '/mista/resultados',
    fields,
    steps: [{ slug: 'tipo', question: 'Que veículo?', label: 'Veículo', names: ['kind', 'plate'] }],
  }
  const raw = { kind: 'car', plate: 'AA-00-AA' }

  it('is in no address, written or read', () => {
    expect(addressOf(mixed, mixed.done, raw)).toBe('/mista/resultados?kind=car')
    expect(flowParameters(mixed)).not.toContain('plate')
    expect(readQuery(mixed, 'kind=car&plate=AA-00-AA')).toEqual({ kind: 'car' })
  })

  it('is listed by its name alone where it never came along', () =>
    expect(carriedWords(mixed, raw)).toEqual([{ slug: 'tipo', label: 'Veículo', answer: '' }]))

  it('lets the server go on without it, and the browser ask for it', () => {
    expect(funnelGuard(mixed, { path: mixed.path, query: 'kind=car&enviado=tipo' })).toEqual({
      redirect: '/mista/simular/respostas?kind=car',
    })
    expect(allowedSlug(mixed, { kind: 'car' }, 'respostas', { personalKnown: true })).toBe('tipo')
    expect(allowedSlug(mixed, raw, 'respostas', { personalKnown: true })).toBe('respostas')
  })
})

describe('where nothing is checked', () => {
  const unchecked = { ...sampleFlow, unchecked: true } as const
  const ask = (query: string) => funnelGuard(unchecked, { path: flow, query })

  it('leads from the last question straight on', () =>
    expect(ask(answered)).toEqual({ redirect: `/amostra/resultados?${answered}` }))

  it('leads who changed an answer from the list back to it', () =>
    expect(ask(`${answered}&returnTo=respostas`)).toEqual({ redirect: `${flow}/respostas?${answered}` }))

  it('keeps the list where it is asked for', () =>
    expect(funnelGuard(unchecked, { path: `${flow}/respostas`, query: answered })).toBeUndefined())
})
