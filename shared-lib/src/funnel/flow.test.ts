import { enumeratePaths } from './enumerate-paths'
import {
  choice,
  type Flow,
  nextStep,
  openingProblems,
  previousStep,
  progress,
  readAnswers,
  stepProblems,
} from './flow'
import { addressOf, carriedAnswers, checkAnswers, flowParameters, nextSlug } from './funnel-address'
import { sampleFlow } from './testing/sample.flow'

const [kind, doors] = sampleFlow.steps

it('reads typed answers and leaves out what is unusable or not asked', () => {
  expect(readAnswers(sampleFlow, { kind: 'car', doors: ' 4 ', plate: 'aa-00-aa' })).toEqual({
    kind: 'car',
    doors: 4,
    plate: 'AA-00-AA',
  })
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

it('tells missing from invalid, and shows a missing answer only once it was sent', () => {
  expect(doors && stepProblems(sampleFlow, doors, {})).toEqual([
    { field: 'doors', message: 'Diz quantas portas tem' },
  ])
  expect(doors && stepProblems(sampleFlow, doors, { doors: '9' })).toEqual([
    { field: 'doors', message: 'Entre 2 e 5 portas' },
  ])
  expect(kind && openingProblems(sampleFlow, kind, {}, false)).toEqual([])
  expect(kind && openingProblems(sampleFlow, kind, {}, true)).toHaveLength(1)
  expect(kind && openingProblems(sampleFlow, kind, { kind: 'boat' }, false)).toHaveLength(1)
})

it('counts questions as far as the answers tell, and finds the one before', () => {
  expect(progress(sampleFlow, {}, 'tipo')).toEqual({ index: 1, of: 4 })
  expect(progress(sampleFlow, { kind: 'bike' }, 'matricula')).toEqual({ index: 2, of: 3 })
  expect(previousStep(sampleFlow, { kind: 'bike' }, 'matricula')?.slug).toBe('tipo')
  expect(previousStep(sampleFlow, { kind: 'car' }, 'matricula')?.slug).toBe('portas')
  expect(previousStep(sampleFlow, { kind: 'bike' }, 'respostas')?.slug).toBe('nome')
  expect(previousStep(sampleFlow, {}, 'tipo')).toBeUndefined()
})

it('enumerates every way through a flow, and each answer can be changed from the list', () => {
  const paths = enumeratePaths(sampleFlow)
  expect(paths.map(({ slugs }) => slugs.join(' '))).toEqual([
    'tipo portas matricula nome',
    'tipo matricula nome',
  ])
  for (const { slugs, raw } of paths)
    expect(checkAnswers(sampleFlow, raw).map(({ slug }) => slug)).toEqual(slugs)
})

it('throws for a flow whose step refuses its own sample', () => {
  const broken = {
    ...sampleFlow,
    steps: [
      {
        slug: 'tipo',
        question: '',
        label: '',
        summary: () => '',
        fields: { kind: { ...choice(['car', 'bike']), samples: ['car', 'boat'] } },
      },
    ],
  }
  expect(() => enumeratePaths(broken)).toThrow('tipo refuses {"kind":"boat"}')
})

it('asks a field only when the ones before it in its step call for it, and drops its stale answer', () => {
  const towing = {
    slug: 'reboque',
    question: 'Tens reboque?',
    label: 'Reboque',
    fields: {
      tows: choice(['yes', 'no']),
      weight: { ...choice(['light', 'heavy']), applies: ({ tows }) => tows === 'yes' },
    },
    summary: ({ tows, weight }) => `${tows} ${weight}`,
  } satisfies Flow<{ tows?: 'yes' | 'no'; weight?: 'light' | 'heavy' }>['steps'][number]
  const flow: Flow<{ tows?: 'yes' | 'no'; weight?: 'light' | 'heavy' }> = { ...sampleFlow, steps: [towing] }
  expect(stepProblems(flow, towing, {}).map(({ field }) => field)).toEqual(['tows'])
  expect(stepProblems(flow, towing, { tows: 'yes' }).map(({ field }) => field)).toEqual(['weight'])
  expect(nextStep(flow, { tows: 'no', weight: 'tons' })).toBeUndefined()
  expect(readAnswers(flow, { tows: 'no', weight: 'heavy' })).toEqual({ tows: 'no' })
  expect(addressOf(flow, '/x', { tows: 'no', weight: 'heavy' })).toBe('/x?tows=no')
  expect(addressOf(flow, '/x', { tows: 'yes', weight: 'heavy' })).toBe('/x?tows=yes&weight=heavy')
})

describe('fields that look at other answers', () => {
  interface BillAnswers {
    readonly people?: 'few' | 'many'
    readonly dayPrice?: 'dear' | 'cheap'
    readonly nightPrice?: 'dear' | 'cheap'
    readonly discount?: 'yes'
  }
  const price = (other: string) => ({
    ...choice(['dear', 'cheap'], { missing: 'Falta um preço' }),
    optional: (answers: Readonly<Record<string, unknown>>) => answers[other] === undefined,
  })
  const words = { question: '', label: '', summary: () => '' }
  const bill = {
    ...words,
    slug: 'fatura',
    optional: true,
    fields: {
      dayPrice: price('nightPrice'),
      nightPrice: price('dayPrice'),
      discount: { ...choice(['yes']), optional: true, applies: ({ people }) => people === 'many' },
    },
  } satisfies Flow<BillAnswers>['steps'][number]
  const later = {
    ...words,
    slug: 'outra',
    optional: true,
    fields: { discount: { ...choice(['yes']), optional: true, applies: ({ people }) => people !== 'many' } },
  } satisfies Flow<BillAnswers>['steps'][number]
  const people = { ...words, slug: 'pessoas', fields: { people: choice(['few', 'many']) } }
  const flow: Flow<BillAnswers> = { ...sampleFlow, extras: [], steps: [people, bill, later] }

  it('needs a field only beside another, and says so wherever it is opened', () => {
    expect(stepProblems(flow, bill, {})).toEqual([])
    const half = { people: 'few', nightPrice: 'dear' }
    const missing = [{ field: 'dayPrice', message: 'Falta um preço' }]
    expect(stepProblems(flow, bill, half)).toEqual(missing)
    expect(openingProblems(flow, bill, half, false)).toEqual(missing)
    expect(nextStep(flow, half)?.slug).toBe('fatura')
    expect(nextStep(flow, { ...half, dayPrice: 'cheap' })).toBeUndefined()
  })

  it('asks one name in whichever step it applies, told the answers of the steps before', () => {
    const many = { people: 'many', discount: 'yes' }
    expect(flowParameters(flow).filter((name) => name === 'discount')).toHaveLength(1)
    expect(carriedAnswers(flow, many, bill)).toEqual([['people', 'many']])
    expect(carriedAnswers(flow, many, later)).toEqual(Object.entries(many))
  })
})
