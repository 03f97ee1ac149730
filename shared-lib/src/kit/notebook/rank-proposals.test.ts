import fc from 'fast-check'
import { breakEvenOf } from './break-even'
import { exampleNotebook as notebook } from './example-notebook'
import { defineNotebook, type Proposal } from './notebook'
import { bookWords, breakEvenWords, decidedWords, missingWords, placeWords } from './proposal-words'
import { rankProposals } from './rank-proposals'

type Texts = Readonly<Record<string, string>>
const proposals = (all: readonly Texts[]) =>
  all.map((texts, at): Proposal => ({ id: String(at + 1), name: `Exemplo ${at + 1}`, texts }))
const rank = (...all: readonly Texts[]) => rankProposals(notebook, proposals(all))
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
type Ranked = ReturnType<typeof rank>[number]
const placed = (one: Ranked | undefined, better?: 'more') => one && spaced(placeWords(one, better))
const decided = (one: Ranked | undefined, better?: 'more') => one && spaced(decidedWords(one, better))
const turned = (one: Ranked | undefined, better?: 'more') => one && spaced(breakEvenWords(one, better))
const places = (ranked: readonly Ranked[]) => ranked.map(({ proposal: { id }, place }) => [id, place])

// 24 × 20 = 480; 24 × 18 + 100 = 532; 20 × 22 = 440.
const three: readonly Texts[] = [
  { monthly: '20', joining: '0' },
  { monthly: '18', joining: '100' },
  { monthly: '22', free: '4' },
]

it('ranks by the cost alone, with the parts that make it', () => {
  const ranked = rank(...three)
  expect(ranked.map(({ proposal: { id }, place, cost }) => [id, place, cost.cents])).toEqual([
    ['3', 1, 44_000],
    ['1', 2, 48_000],
    ['2', 3, 53_200],
  ])
  for (const { cost } of ranked)
    expect(cost.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost.cents)
})

it('explains why each has its place, what decides it and what is missing', () => {
  const [first, second, third] = rank(...three)
  expect([first, second, third].map((one) => placed(one))).toEqual([
    'É a mais barata: custa menos 40 € do que a seguinte.',
    'Custa mais 40 € do que a de Exemplo 3.',
    'Custa mais 92 € do que a de Exemplo 3.',
  ])
  expect(decided(third)).toBe('A maior diferença: adesão, mais 100 €.')
  const single = third && { ...third, cost: { ...third.cost, parts: third.cost.parts.slice(0, 1) } }
  expect(decided(single)).toBeUndefined()
  expect(first && missingWords(first)).toBe('Não indicaste adesão: contámos 0 €.')
  expect(second && missingWords(second)).toBeUndefined()
})

it('states at which amount the next one wins', () => {
  const [first, second] = rank(...three)
  // 20 months: 22 € + 2 € make the 480 € of the next; a cent more and it wins.
  expect(turned(first)).toBe('A seguinte fica mais barata se aqui «Preço por mês» for 24,01 € ou mais.')
  expect(second?.breakEven).toMatchObject({ field: 'monthly', side: 'above', text: '22,17\u00a0€' })
})

it('states that amount in euros and cents', () => {
  const [first] = rank({ monthly: '20', joining: '0' }, { monthly: '21,49', joining: '0' })
  expect(turned(first)).toContain('«Preço por mês» for 21,50 € ou mais')
})

it('ends no sentence twice after a name that ends in a full stop', () => {
  const ranked = rankProposals(notebook, [
    { id: '1', name: 'Exemplo, Lda.', texts: { monthly: '1' } },
    { id: '2', name: 'Exemplo, S.A.', texts: { monthly: '2' } },
  ])
  expect(placed(ranked[1])).toBe('Custa mais 24 € do que a de Exemplo, Lda.')
  expect(spaced(bookWords(ranked))).toMatch(/do que Exemplo, S\.A\.$/)
})

it('lets equal costs share a place and states it', () => {
  const ranked = rank({ monthly: '20', joining: '0' }, { monthly: '20', joining: '0' })
  expect(ranked.map(({ place }) => place)).toEqual([1, 1])
  expect(placed(ranked[0])).toBe('É a mais barata, a par de outra.')
  expect(spaced(bookWords(ranked))).toBe('Exemplo 1 e Exemplo 2 custam o mesmo: 480 €.')
})

it('lets what settles equal costs go before names, and these before the order in which they came', () => {
  const settling = { ...notebook, settles: ({ free = 0 }: { readonly free?: number }) => free }
  const named = (id: string, name: string, monthly: string, free: string): Proposal => ({
    id,
    name,
    texts: { monthly, free },
  })
  // 24 × 20 = 480 = 20 × 24.
  const all = [named('1', 'A', '24', '4'), named('2', 'C', '20', '0'), named('3', 'B', '20', '0')]
  const names = (of: typeof notebook) => rankProposals(of, all).map(({ proposal: { name } }) => name)
  expect(names(settling)).toEqual(['B', 'C', 'A'])
  expect(names(notebook)).toEqual(['A', 'C', 'B'])
})

it('gives no place to a proposal that has no price', () =>
  expect(rank({ monthly: '' }, { monthly: 'x' })).toEqual([]))

it.each([
  [[], 'Escreve os valores da tua proposta.'],
  [[{ monthly: '10' }], 'Exemplo 1: 240 €. Junta outra para comparar.'],
  [[{ monthly: '10' }, { monthly: '11' }], 'Exemplo 1 é a mais barata: menos 24 € do que Exemplo 2.'],
])('sums the notebook up: %j', (all, words) => expect(spaced(bookWords(rank(...all)))).toBe(words))

const typedEuros = (value: number) => value.toFixed(2).replace('.', ',')
const euros = fc.integer({ min: 0, max: 100_000 }).map((cents) => typedEuros(cents / 100))
const amounts = fc.record({
  monthly: euros,
  joining: euros,
  free: fc.integer({ min: 0, max: 24 }).map(String),
})

it('names the very amount that turns the order: with it the next one wins, a step before it does not', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, two) => {
      const [first, second] = rank(one, two)
      if (!first?.breakEven || !second) return
      const { field, text, side } = first.breakEven
      const step = field === 'monthly' ? 0.01 : 1
      const value = Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
      const costWith = (typed: number) =>
        rank({ ...first.proposal.texts, [field]: typedEuros(typed) })[0]?.cost.cents ?? Number.NaN
      expect(costWith(value)).toBeGreaterThan(second.cost.cents)
      expect(costWith(value + (side === 'above' ? -step : step))).toBeLessThanOrEqual(second.cost.cents)
    }),
    { seed: 31 },
  )
})

it('finds the amount below where less is dearer, and none where no amount changes the order', () => {
  const only = { ...notebook, breakEvenFields: ['free'] as const }
  const input = { monthly: 1000, joining: undefined, free: 4, until: undefined }
  const below = { field: 'free', side: 'below', text: '2\u00a0meses' }
  expect(breakEvenOf(only, input, 21_000)).toMatchObject(below)
  expect(breakEvenOf(only, input, 24_000)).toBeUndefined()
  expect(breakEvenOf({ ...notebook, breakEvenFields: ['until'] }, input, 1)).toBeUndefined()
})

describe('where more is better', () => {
  const savings = defineNotebook({ ...notebook, better: 'more' })
  const ranked = rankProposals(savings, proposals(three))
  const [first, , last] = ranked

  it('puts the most first, and states it', () => {
    expect(places(ranked).join(' ')).toBe('2,1 1,2 3,3')
    expect(placed(first, 'more')).toBe('É a que rende mais: mais 52 € do que a seguinte.')
    expect(placed(last, 'more')).toBe('Rende menos 92 € do que a de Exemplo 2.')
    expect(decided(last, 'more')).toBe('A maior diferença: adesão, menos 100 €.')
    const told = 'Exemplo 2 é a que rende mais: mais 52 € do que Exemplo 1.'
    expect(spaced(bookWords(ranked, 'more'))).toBe(told)
  })

  it('states at which amount the next one yields more', () =>
    // 24 × 15,83 + 100 = 479,92, below the 480 of the next.
    expect(turned(first, 'more')).toBe('A seguinte rende mais se aqui «Preço por mês» for 15,83 € ou menos.'))
})

it('puts what does not have everything below what has, whatever it costs, and states what each thing would save', () => {
  const asking = {
    ...notebook,
    lacks: ({ joining, free }: { joining?: number; free?: number }) => [
      ...(joining === undefined ? ['Adesão escrita'] : []),
      ...(free === undefined ? ['Meses oferecidos'] : []),
    ],
  }
  const whole = { monthly: '20', joining: '0', free: '0' }
  const all: Texts[] = [whole, { monthly: '10' }, { monthly: '15', joining: '0' }]
  const ranked = rankProposals(asking, proposals(all))
  expect(places(ranked).join(' ')).toBe('1,1 2,2 3,3')
  expect(ranked.map((one) => placed(one))).toEqual([
    'É a única que tem tudo o que pediste.',
    'Não tem adesão escrita nem meses oferecidos. Custa menos 240 € do que a de Exemplo 1: em média, 120 € por cada coisa que falta.',
    'Não tem meses oferecidos. Custa menos 120 € do que a de Exemplo 1.',
  ])
  expect(spaced(bookWords(ranked))).toBe('Só a de Exemplo 1 tem tudo o que pediste: 480 €.')
  expect(bookWords(ranked.slice(1))).toBe('Nenhuma destas propostas tem tudo o que pediste.')
})

describe('where something else than the cents decides', () => {
  // The price by the month decides where as many months are given; else the cents, with a warning.
  const byMonth = defineNotebook({
    ...notebook,
    decides: (inputs) =>
      inputs.every(({ free }) => free === inputs[0]?.free)
        ? { name: 'mensalidade', of: ({ monthly }) => monthly }
        : { warning: 'Não dão os mesmos meses.' },
  })
  const ranked = (...all: readonly Texts[]) => rankProposals(byMonth, proposals(all))

  it('goes by it, and states the difference in cost too', () => {
    // 24 × 20 = 480; 24 × 19 + 100 = 556: the lower price by the month is the dearer one.
    const [first, second] = ranked({ monthly: '20' }, { monthly: '19', joining: '100' })
    const lowest = 'Tem a mensalidade mais baixa, embora ao todo custe mais 76 € do que a seguinte.'
    expect([first?.proposal.id, placed(first)]).toEqual(['2', lowest])
    const higher = 'mensalidade mais alta do que a de Exemplo 2: ao todo custa menos 76 €.'
    expect(placed(second)).toBe(higher)
    expect(bookWords(first && second ? [first, second] : [])).toBe('Exemplo 2 tem a mensalidade mais baixa.')
    expect(first?.breakEven).toMatchObject({ field: 'monthly', side: 'above', text: '20,01\u00a0€' })
  })

  it('states both where they agree', () => {
    const [first, second] = ranked({ monthly: '20' }, { monthly: '21' })
    expect(placed(first)).toBe('Tem a mensalidade mais baixa: ao todo custa menos 24 € do que a seguinte.')
    expect(placed(second)).toMatch(/ao todo custa mais 24 €\.$/)
  })

  it('warns where it cannot', () => {
    const both = ranked({ monthly: '20' }, { monthly: '21', free: '4' })
    expect(both[0]?.proposal.id).toBe('2')
    expect(bookWords(both)).toBe('Não dão os mesmos meses. Exemplo 2 é a que custa menos ao todo.')
  })
})
