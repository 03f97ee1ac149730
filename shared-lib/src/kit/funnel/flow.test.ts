import { choice, neededWhen, optional, tick, when } from '../form/fields'
import type { InputField } from '../form/input-field'
import { enumeratePaths } from './enumerate-paths'
import {
  type Flow,
  nextStep,
  openingProblems,
  previousStep,
  progress,
  readAnswers,
  stepProblems,
} from './flow'
import { addressOf, carriedAnswers, checkAnswers, flowParameters, nextSlug } from './funnel-address'
import { askingLater, sampleFlow } from './testing/sample.flow'

const [kind, doors] = sampleFlow.steps
const invalid = { field: 'doors', message: 'Entre 2 e 5 portas' }

it('reads typed answers and leaves out what is unusable or not asked', () => {
  const typed = readAnswers(sampleFlow, { kind: 'car', doors: ' 4 ', plate: 'aa-00-aa' })
  expect(typed).toEqual({ kind: 'car', doors: 4, plate: 'AA-00-AA' })
  expect(readAnswers(sampleFlow, { kind: 'bike', doors: '4' })).toEqual({ kind: 'bike' })
  expect(readAnswers(sampleFlow, { kind: 'boat', doors: '9' })).toEqual({})
})

it('asks the first step without a valid answer, then none', () => {
  expect(nextStep(sampleFlow, {})?.slug).toBe('tipo')
  expect(nextStep(sampleFlow, { kind: 'car', doors: '9' })?.slug).toBe('portas')
  expect(nextStep(sampleFlow, { kind: 'bike' })?.slug).toBe('matricula')
  const all = { kind: 'bike', plate: 'AA-00-AA', name: 'Ana' }
  expect(nextStep(sampleFlow, all)).toBeUndefined()
  expect(nextSlug(sampleFlow, all)).toBe('respostas')
})

it('distinguishes missing from invalid, and shows a missing answer only once it was sent', () => {
  const missing = { field: 'doors', message: 'Diz quantas portas tem' }
  expect(doors && stepProblems(sampleFlow, doors, {})).toEqual([missing])
  expect(doors && stepProblems(sampleFlow, doors, { doors: '9' })).toEqual([invalid])
  expect(kind && openingProblems(sampleFlow, kind, {}, { sent: false })).toEqual([])
  expect(kind && openingProblems(sampleFlow, kind, {}, { sent: true })).toHaveLength(1)
  expect(kind && openingProblems(sampleFlow, kind, { kind: 'boat' }, { sent: false })).toHaveLength(1)
})

it('counts questions as far as the answers determine them, and finds the one before', () => {
  expect(progress(sampleFlow, {}, 'tipo')).toEqual({ index: 1, of: 4 })
  expect(progress(sampleFlow, { kind: 'bike' }, 'matricula')).toEqual({ index: 2, of: 3 })
  expect(previousStep(sampleFlow, { kind: 'bike' }, 'matricula')?.slug).toBe('tipo')
  expect(previousStep(sampleFlow, { kind: 'car' }, 'matricula')?.slug).toBe('portas')
  expect(previousStep(sampleFlow, { kind: 'bike' }, 'respostas')?.slug).toBe('nome')
  expect(previousStep(sampleFlow, {}, 'tipo')).toBeUndefined()
})

it('asks what follows the results after them, and nothing before waits for it', () => {
  const raw = { kind: 'bike', plate: 'AA-00-AA' }
  expect(nextSlug(askingLater, raw)).toBe('respostas')
  expect(nextSlug(askingLater, raw, 'nome')).toBe('nome')
  expect(nextSlug(askingLater, { ...raw, name: 'Ana' }, 'nome')).toBe('dados-de-contacto')
  expect(nextStep(askingLater, raw)?.slug).toBe('nome')
  expect(progress(askingLater, raw, 'matricula')).toEqual({ index: 2, of: 2 })
  expect(progress(askingLater, raw, 'nome')).toEqual({ index: 1, of: 1 })
  expect(previousStep(askingLater, raw, 'nome')).toBeUndefined()
  expect(previousStep(askingLater, raw, 'respostas')?.slug).toBe('matricula')
  const listed = (more: object) => checkAnswers(askingLater, { ...raw, ...more }).map(({ slug }) => slug)
  expect(listed({})).toEqual(['tipo', 'matricula'])
  expect(listed({ name: 'Ana' })).toEqual(['tipo', 'matricula', 'nome'])
})

it('enumerates every way through a flow, and each answer can be changed from the list', () => {
  const paths = enumeratePaths(sampleFlow)
  const ways = ['tipo portas matricula nome', 'tipo matricula nome']
  expect(paths.map(({ slugs }) => slugs.join(' '))).toEqual(ways)
  for (const { slugs, raw } of paths)
    expect(checkAnswers(sampleFlow, raw).map(({ slug }) => slug)).toEqual(slugs)
})

const words = { label: 'Campo' }
const one = (values: Readonly<Record<string, string>>) => choice({ ...words, options: values })

it('throws for a flow whose step refuses its own sample', () => {
  const broken: Flow = {
    ...sampleFlow,
    fields: { kind: { ...one({ car: 'Carro' }), samples: ['car', 'boat'] } },
    steps: [{ slug: 'tipo', question: '', label: '', names: ['kind'] }],
  }
  expect(() => enumeratePaths(broken)).toThrow('tipo refuses {"kind":"boat"}')
})

const question = { question: '', label: '' }

it('describes an answer in the words of its fields, unless the step has words of its own', () => {
  const fields = { use: one({ home: 'Casa', work: 'Trabalho' }), free: tick({ label: 'Sem custos' }) }
  const step = { ...question, slug: 'uso', names: ['use', 'free'] }
  const flow: Flow = { ...sampleFlow, fields, steps: [step] }
  const answer = (raw: Readonly<Record<string, string>>) => checkAnswers(flow, raw)[0]?.answer
  expect(answer({ use: 'home' })).toBe('Casa')
  expect(answer({ use: 'home', free: 'true' })).toBe('Casa, Sim')
  expect(answer({})).toBe('')
})

it('asks a field only when the ones before it in its step call for it, and drops its stale answer', () => {
  const towing = { ...question, slug: 'reboque', names: ['tows', 'weight'] }
  const fields = {
    tows: one({ yes: 'Sim', no: 'Não' }),
    weight: when(({ tows }) => tows === 'yes', one({ light: 'Leve', heavy: 'Pesado' })),
  }
  const flow: Flow = { ...sampleFlow, fields, steps: [towing] }
  expect(stepProblems(flow, towing, {}).map(({ field }) => field)).toEqual(['tows'])
  expect(stepProblems(flow, towing, { tows: 'yes' }).map(({ field }) => field)).toEqual(['weight'])
  expect(nextStep(flow, { tows: 'no', weight: 'tons' })).toBeUndefined()
  expect(readAnswers(flow, { tows: 'no', weight: 'heavy' })).toEqual({ tows: 'no' })
  expect(addressOf(flow, '/x', { tows: 'no', weight: 'heavy' })).toBe('/x?tows=no')
  expect(addressOf(flow, '/x', { tows: 'yes', weight: 'heavy' })).toBe('/x?tows=yes&weight=heavy')
})

it('refuses what is no answer on the day it is given', () => {
  const soon: InputField<string> = {
    ...one({ today: 'Hoje', later: 'Mais tarde' }),
    refuse: (_, today) => (today > '2026-12-31' ? 'Já passou' : undefined),
  }
  const step = { ...question, slug: 'dia', names: ['day'] }
  const flow: Flow = { ...sampleFlow, fields: { day: soon }, steps: [step] }
  expect(stepProblems(flow, step, { day: 'today' }, { today: '2026-11-21' })).toEqual([])
  const passed = [{ field: 'day', message: 'Já passou' }]
  expect(stepProblems(flow, step, { day: 'today' }, { today: '2027-01-01' })).toEqual(passed)
  expect(nextStep(flow, { day: 'today' }, '2027-01-01')?.slug).toBe('dia')
})

describe('fields that look at other answers', () => {
  const options = { dear: 'Caro', cheap: 'Barato' }
  const asked = optional(choice({ ...words, missing: 'Falta um preço', options }))
  const price = (other: string) => neededWhen((answers) => answers[other] !== undefined, asked)
  const fields = {
    people: one({ few: 'Poucas', many: 'Muitas' }),
    dayPrice: price('nightPrice'),
    nightPrice: price('dayPrice'),
    discount: tick(words),
  }
  const people = { ...question, slug: 'pessoas', names: ['people'] }
  const bill = {
    ...question,
    slug: 'fatura',
    optional: true as const,
    names: ['dayPrice', 'nightPrice', 'discount'],
    applies: ({ people }: Readonly<Record<string, unknown>>) => people === 'many',
  }
  const later = { ...question, slug: 'outra', optional: true as const, names: ['discount'] }
  const flow: Flow = { ...sampleFlow, extras: [], fields, steps: [people, bill, later] }

  it('needs a field only together with another, and reports it wherever it is opened', () => {
    expect(stepProblems(flow, bill, {})).toEqual([])
    const half = { people: 'many', nightPrice: 'dear' }
    const missing = [{ field: 'dayPrice', message: 'Falta um preço' }]
    expect(stepProblems(flow, bill, half)).toEqual(missing)
    expect(openingProblems(flow, bill, half, { sent: false })).toEqual(missing)
    expect(nextStep(flow, half)?.slug).toBe('fatura')
    expect(nextStep(flow, { ...half, dayPrice: 'cheap' })).toBeUndefined()
  })

  it('finds no fault in a step that is not begun, one of whose fields may replace another', () => {
    const amount = neededWhen(
      ({ share }) => share === undefined,
      optional(choice({ ...words, missing: 'Falta um dos dois', options: { some: 'Algum' } })),
    )
    const share = optional(one({ half: 'Metade' }))
    const sum = { ...question, slug: 'montante', names: ['price', 'amount', 'share'] }
    const fields = { price: one({ low: 'Baixo' }), amount, share }
    const loan: Flow = { ...sampleFlow, extras: [], fields, steps: [sum] }
    const missing = [{ field: 'amount', message: 'Falta um dos dois' }]
    expect(openingProblems(loan, sum, {}, { sent: false })).toEqual([])
    expect(openingProblems(loan, sum, { price: 'low' }, { sent: false })).toEqual(missing)
    expect(openingProblems(loan, sum, { price: 'low', share: 'half' }, { sent: false })).toEqual([])
  })

  it('asks one name in the first step that applies and has it, and in no other', () => {
    const many = { people: 'many', discount: 'true' }
    const few = { people: 'few', discount: 'true' }
    expect(flowParameters(flow).filter((name) => name === 'discount')).toHaveLength(1)
    expect(carriedAnswers(flow, many, bill)).toEqual([['people', 'many']])
    expect(carriedAnswers(flow, many, later)).toEqual(Object.entries(many))
    expect(carriedAnswers(flow, few, later)).toEqual([['people', 'few']])
  })
})

it('judges the answers of a step together once each of them is valid', () => {
  const problem = { field: 'doors', message: 'Uma mota não tem portas' }
  const steps = sampleFlow.steps.map((step) => ({ ...step, check: () => [problem] }))
  const flow: Flow = { ...sampleFlow, steps }
  const step = flow.steps.find(({ slug }) => slug === 'portas')
  if (!step) throw new Error('no such step')
  expect(stepProblems(flow, step, { kind: 'car', doors: '4' })).toEqual([problem])
  expect(stepProblems(flow, step, { kind: 'car', doors: '9' })).toEqual([invalid])
})
