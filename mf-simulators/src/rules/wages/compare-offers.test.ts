import fc from 'fast-check'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { cents, sumCents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import { compareOffers } from './compare-offers'
import { explainOffers, offerNotes } from './explain-offers'
import type { Offer, Person, WagesInput } from './offer'
import { offer, person, receipts } from './wages.fixtures'

const compare = (first: Partial<Offer>, second: Partial<Offer>, of: Partial<Person> = {}) => {
  const input: WagesInput = { person: { ...person, ...of }, first: offer(first), second: offer(second) }
  return { input, result: compareOffers(input) }
}

it('finds the same offers equal', () =>
  expect(compare({}, { contract: 'fixed_term' }).result).toMatchObject({
    better: 'equal',
    difference: { netMonth: 0, netYear: 0, valueYear: 0, companyCostYear: 0 },
  }))

it('adds an untaxed meal card in eleven months and a car at its entered value', () => {
  const { result } = compare(
    {},
    { mealSubsidyType: 'card', mealSubsidyDaily: cents(1046), car: cents(10_000) },
  )
  // 14 × 1.167 € each; 11 × 22 × 10,46 € and 12 × 100 € more in the second.
  expect(result).toMatchObject({
    better: 'second',
    first: { valueYear: 1_633_800, companyCostYear: 2_598_750 },
    second: { valueYear: 1_633_800 + 253_132 + 120_000, benefitsYear: 120_000 },
    difference: { netMonth: 23_012, netYear: 253_132, valueYear: 373_132, companyCostYear: 373_132 },
  })
  expect(result.lines.filter(({ difference }) => difference !== 0).map(({ id }) => id)).toEqual([
    'mealSubsidy',
    'car',
  ])
})

it('pays receipts twelve times, less 23 % of IRS and 21,4 % of 70 % in contributions', () => {
  const { result } = compare(receipts, {})
  expect(result.first.year).toMatchObject({
    gross: 2_400_000,
    withholding: 552_000,
    // 2.000 € × 70 % × 21,4 % = 299,60 € a month.
    socialSecurity: 359_520,
    net: 1_488_480,
    companyCost: 2_400_000,
  })
  expect(result.first.month.net).toBe(124_040)
  expect(result.better).toBe('second')
})

it.each([
  { change: { firstYear: true }, contributions: 0, why: 'none in the first year' },
  { change: { wage: cents(10_000) }, contributions: 24_000, why: 'at least 20 € a month' },
  // 12 × 537,13 € × 21,4 % = 1.379,35 € a month.
  { change: { wage: cents(5_000_000) }, contributions: 1_655_220, why: 'on at most 12 IAS' },
])('contributions on receipts are $contributions: $why', ({ change, contributions }) =>
  expect(compare({ ...receipts, ...change }, {}).result.first.year.socialSecurity).toBe(contributions),
)

it.each([
  { of: { region: 'azores' }, why: 'regiões autónomas' },
  { of: { youthIrs: true, youthIrsYear: '1' }, why: 'IRS Jovem' },
  { of: { invalidity: 'invalid' }, why: 'deficiência' },
] as const)('reports that receipts are unknown: $why', ({ of, why }) => {
  const { input, result } = compare(receipts, {}, of)
  expect(result.first.valueYear).toBeUndefined()
  expect(result).not.toHaveProperty('better')
  expect(result.lines).toEqual([])
  expect(result.unknown).toEqual([expect.stringContaining(why)])
  const [first] = explainOffers(input, result)
  const withholding = first?.parts?.find(({ id }) => id === 'first-withholding')
  expect(first?.unknown).toContain(why)
  expect(withholding).toMatchObject({ value: undefined, unknown: first?.unknown })
  expect(withholding).not.toHaveProperty('formula')
})

it('lists what it leaves out', () => {
  const { input } = compare({ contract: 'fixed_term', car: cents(1), otherBenefits: cents(1) }, receipts)
  const notes = offerNotes(input).join(' ')
  expect(notes).toContain('108/XVII')
  for (const word of ['contrato a termo', 'carro', 'recibos verdes'])
    expect(notes.toLowerCase()).toContain(word)
  expect(offerNotes(compare({}, {}).input)).toHaveLength(2)
})

const offers = fc.record({
  contract: fc.constantFrom('permanent', 'fixed_term', 'self_employed'),
  wage: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  context: fc.constantFrom('monthly', 'yearly'),
  mealSubsidyType: fc.constantFrom('none', 'money', 'card'),
  mealSubsidyDaily: fc.integer({ min: 0, max: 2000 }).map(cents),
  car: fc.integer({ min: 0, max: 50_000 }).map(cents),
  otherBenefits: fc.integer({ min: 0, max: 50_000 }).map(cents),
})

it('explains every cent: the lines add up to both values and to their difference', () => {
  forAll(offers, offers, (first, second) => {
    const { result } = compare(first as Partial<Offer>, second as Partial<Offer>)
    const total = (which: 'first' | 'second' | 'difference') =>
      sumCents(...result.lines.map((line) => line[which]))
    expect(total('first')).toBe(result.first.valueYear)
    expect(total('second')).toBe(result.second.valueYear)
    expect(total('difference')).toBe(result.difference.valueYear)
  })
})

it('is the other way round when the offers are', () => {
  forAll(offers, offers, (first, second) => {
    const one = compare(first as Partial<Offer>, second as Partial<Offer>).result
    const other = compare(second as Partial<Offer>, first as Partial<Offer>).result
    expect((one.difference.valueYear ?? 0) + (other.difference.valueYear ?? 0)).toBe(0)
    expect(one.first).toEqual(other.second)
  })
})

it('gives every figure a name of its own and a formula, a law or parts', () => {
  const { input, result } = compare({ mealSubsidyType: 'card', mealSubsidyDaily: cents(1200) }, receipts)
  const all = (figure: Figure): readonly Figure[] => [figure, ...(figure.parts ?? []).flatMap(all)]
  const figures = explainOffers(input, result).flatMap(all)
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
  expect(figures.find(({ id }) => id === 'second-withholding')).toMatchObject({
    value: 552_000,
    formula: '24.000,00\u00a0€ × 23\u00a0%',
  })
})
