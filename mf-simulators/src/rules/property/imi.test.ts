import fc from 'fast-check'
import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { forAll } from 'shared-lib/testing/for-all'
import { municipalities } from '../../data/parameters/municipalities/municipality'
import { imi } from './imi'
import { instalmentsOf } from './imi-instalments'
import type { Dependents, ImiInput, ImiResult } from './imi-outcome'
import cases from './testing/imi.json'

const eur = (amount: number) => cents(Math.round(amount * 100))
const base = { vpt: eur(150_000), propertyType: 'urban', dependents: 0, taxYear: 2025 } as const

function resultOf(input: ImiInput): ImiResult {
  const outcome = imi(input)
  if (outcome.kind !== 'result') throw new Error(JSON.stringify(outcome))
  return outcome
}

const lisboa = '1106'
const lagos = '0807'

describe('the tax', () => {
  it.each(cases.worked as [what: string, Partial<ImiInput>, imi: number, instalments: number][])(
    '%s',
    (_, input, expected, instalments) => {
      const result = resultOf({ ...base, ...input })
      expect(result.imi).toBe(eur(expected))
      expect(result.bills).toHaveLength(1)
      expect(result.bills[0]?.instalments).toHaveLength(instalments)
    },
  )
})

describe('the family deduction', () => {
  const billsOf = (input: Partial<ImiInput>) => {
    const { familyDeduction, bills } = resultOf({ ...base, ...input })
    return { familyDeduction, amounts: bills.map(({ amount }) => amount) }
  }

  // Lisboa gave it in 2024 from the first child, Guimarães from the second, Porto not at all (A Voz do Algarve).
  it.each(cases.families as [what: string, Partial<ImiInput>, amounts: number[], how: string][])(
    '2024, %s',
    (_, input, amounts, how) =>
      expect(billsOf({ county: lisboa, taxYear: 2024, ...input })).toEqual({
        familyDeduction: how,
        amounts: amounts.map(eur),
      }),
  )

  it.each([
    { what: 'a year that was not found', input: { county: lisboa } },
    { what: 'no municipality', input: { rate: 0.003 } },
  ])('shows both bills for $what', ({ input }) =>
    expect(billsOf({ ...input, dependents: 2 })).toEqual({
      familyDeduction: 'unknown',
      amounts: [eur(450), eur(380)],
    }),
  )
})

describe('what is not known', () => {
  it('is asked for: a municipality without a known rate', () =>
    expect(imi({ ...base, county: lagos })).toEqual({
      kind: 'needs',
      needs: 'rate',
      reason: 'Não sabemos a taxa de Lagos para 2025: a taxa muda de freguesia para freguesia.',
      allowed: { min: 0.003, max: 0.0045, inRecovery: 0.005 },
    }))

  it('is asked for: neither municipality nor rate', () =>
    expect(imi(base)).toMatchObject({ kind: 'needs', reason: 'Falta o concelho ou a taxa.' }))

  it('is asked for: a year that municipalities have not decided yet', () =>
    expect(imi({ ...base, county: lisboa, taxYear: 2026 })).toMatchObject({ kind: 'needs' }))

  it('is reported: years before the law that is held', () => {
    expect(imi({ ...base, propertyType: 'rural', taxYear: 2022 })).toEqual({
      kind: 'unknown',
      unknown: 'Não temos as regras do IMI de 2022.',
    })
    expect(imi({ ...base, rate: 0.003, dependents: 1, taxYear: 2022 }).kind).toBe('unknown')
  })

  it('never uses one municipality’s rate for another', () => {
    for (const { code } of municipalities) {
      const outcome = imi({ ...base, county: code })
      if (outcome.kind === 'result') expect(outcome.rate.from).toBe('municipality')
      else expect(outcome.kind).toBe('needs')
    }
  })

  it('marks a rate outside what municipalities may choose', () => {
    const unusual = (rate: number) => resultOf({ ...base, rate }).rate.unusual
    expect([0.00299, 0.003, 0.0045, 0.005, 0.00501].map(unusual)).toEqual([true, false, false, false, true])
  })
})

describe('the plan', () => {
  const planOf = (amount: Cents, taxYear = 2025) => instalmentsOf(amount, `${taxYear}-12-31` as never)

  // CIMI, art. 120.º: Sol 2018-10, Jornal de Negócios 2023-05, DN 2019-05.
  it.each(cases.plans)('$bill € is paid in $months', ({ bill, months }) =>
    expect(planOf(eur(bill))?.map(({ month }) => month)).toEqual(months.map((month) => `2026-${month}`)),
  )

  it('gives the odd cents to the first instalments', () =>
    expect(planOf(eur(500.02))?.map(({ amount }) => amount)).toEqual([16668, 16667, 16667]))

  it('ends with the month, and on 30 June in 2025', () => {
    const ends = (year?: number) => planOf(eur(600), year)?.map(({ until }) => until)
    expect(ends()).toEqual(['2026-05-31', '2026-08-31', '2026-11-30'])
    expect(ends(2024)).toEqual(['2025-06-30', '2025-08-31', '2025-11-30'])
  })

  it('is not known before the months of today', () => expect(planOf(eur(600), 2017)).toBeUndefined())
})

describe('whatever is asked', () => {
  const inputs = fc.record({
    vpt: fc.integer({ min: 0, max: 1_000_000_000 }).map(cents),
    propertyType: fc.constantFrom('urban', 'rural'),
    dependents: fc.constantFrom<Dependents>(0, 1, 2, 3),
    rate: fc.integer({ min: 1, max: 5000 }).map((thousandths) => thousandths / 100_000),
    taxYear: fc.constantFrom(2023, 2024, 2025),
    county: fc.constantFrom(...municipalities.map(({ code }) => code)),
  })

  it('loses no cent and takes off no more than there is', () => {
    forAll(inputs, (input) => {
      const { imi: tax, bills } = resultOf(input)
      for (const { deduction, amount, instalments } of bills) {
        expect(sumCents(deduction, amount)).toBe(tax)
        expect(sumCents(...instalments.map((one) => one.amount))).toBe(amount)
        const amounts = instalments.map((one) => one.amount)
        if (amounts.length > 0) expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
      }
    })
  })

  it('asks no less of a property that is worth more', () => {
    forAll(inputs, fc.integer({ min: 0, max: 100_000_000 }), (input, more) => {
      const dearer = resultOf({ ...input, vpt: cents(input.vpt + more) })
      expect(dearer.imi).toBeGreaterThanOrEqual(resultOf(input).imi)
    })
  })

  it('asks no more of owners with more children', () => {
    forAll(inputs, (input) => {
      const lowest = (dependents: Dependents) =>
        Math.min(...resultOf({ ...input, dependents }).bills.map(({ amount }) => amount))
      expect(lowest(3)).toBeLessThanOrEqual(lowest(2))
      expect(lowest(2)).toBeLessThanOrEqual(lowest(1))
      expect(lowest(1)).toBeLessThanOrEqual(lowest(0))
    })
  })
})

describe('the explanation', () => {
  const figures = resultOf({ ...base, county: lisboa, dependents: 2, taxYear: 2024 }).figures
  const all = (list: readonly Figure[]): readonly Figure[] =>
    list.flatMap((one) => [one, ...all(one.parts ?? [])])

  it('has the numbers in it', () => {
    const texts = all(figures).map(({ id, formula }) => [id, formula?.replaceAll('\u00a0', ' ')])
    expect(texts).toEqual([
      ['imi', '150.000,00 € × 0,3 %'],
      ['vpt', undefined],
      ['rate', undefined],
      ['bill', '450,00 € − 70,00 €'],
      ['family-deduction', '70,00 €, só na habitação própria e permanente'],
      ['instalment-2025-05', '380,00 € ÷ 2'],
      ['instalment-2025-11', '380,00 € ÷ 2'],
    ])
  })

  it('names the law of every figure but the one that was given', () => {
    for (const { id, law } of all(figures)) expect(law === undefined).toBe(id === 'vpt')
  })

  it('names a public source of every figure, but of what was typed and what follows from it', () => {
    const without = all(figures).filter(({ source }) => source === undefined)
    expect(without.map(({ id }) => id)).toEqual(['imi', 'vpt', 'bill'])
  })

  it.each([
    { dependents: 1, label: 'Dedução por 1 dependente' },
    { dependents: 2, label: 'Dedução por 2 dependentes' },
    { dependents: 3, label: 'Dedução por 3 ou mais dependentes' },
  ] as const)('$label', ({ dependents, label }) => {
    const figures = resultOf({ ...base, county: lisboa, dependents, taxYear: 2024 }).figures
    expect(all(figures).find(({ id }) => id === 'family-deduction')?.label).toBe(label)
  })

  it('distinguishes two bills by their labels', () =>
    expect(
      resultOf({ ...base, county: lisboa, dependents: 1 }).figures.map(({ id, label }) => [id, label]),
    ).toEqual([
      ['imi', 'IMI antes de deduções'],
      ['bill', 'IMI a pagar, se o município não der a dedução'],
      ['bill-with-deduction', 'IMI a pagar, se o município der a dedução'],
    ]))
})
