import type { Figure } from 'shared-lib/rules/figures/figure'
import { declarationOf } from './irs.fixtures'

const everyFigure = (figures: readonly Figure[]): readonly Figure[] =>
  figures.flatMap((figure) => [figure, ...everyFigure(figure.parts ?? [])])

const given = (one: Parameters<typeof declarationOf>[0], kind?: Parameters<typeof declarationOf>[1]) => {
  const figures = everyFigure(declarationOf(one, kind).figures)
  return (id: string) => figures.find((figure) => figure.id === id)?.formula?.replaceAll('\u00a0', ' ')
}

describe('why', () => {
  const family = {
    law: 2025,
    a: { employment: 40_000, generalFamily: 1000 },
    b: { employment: 20_000 },
    home: { dependants: 3, dependantsUpToThree: 1, ascendants: 1, health: 2000.5, rent: 5000 },
  }

  it('does a joint return give these credits', () => {
    const why = given(family, 'couple')
    expect(why('credit_dependants')).toBe('3 × 600 € + 1 × 300 €')
    expect(why('credit_ascendants')).toBe('1 × 525 € + 1 × 110 €')
    expect(why('credit_general_family_a')).toBe('1.000,00 € × 35 %, até 250 €')
    expect(why('credit_health')).toBe('2.000,50 € × 15 %, até 1.000 €')
    expect(why('credits_in_global_cap')).toBe(
      'soma, até (1.000 € + 1.500 € × (80.000 € − 25.537,85 €) ÷ (80.000 € − 8.059 €)) × 1,15',
    )
    expect(why('tax_credits')).toBe('2.100,00 € + 635,00 € + 250,00 € + 1.050,08 €')
  })

  it('does a separate return give half of them', () => {
    const why = given(family, 'subject_a')
    expect(why('credit_dependants')).toBe('(3 × 600 € + 1 × 300 €) × 50 %')
    expect(why('credit_health')).toBe('1.000,25 € × 15 %, até 500 €')
    expect(why('credit_rent')).toBe('2.500,00 € × 15 %, até 350 €')
  })

  it('does one child up to 3 count so', () => {
    const home = { dependants: 1, dependantsUpToThree: 1 }
    expect(given({ law: 2025, a: { employment: 40_000 }, home })('credit_dependants')).toBe(
      '1 × 600 € + 1 × 126 €',
    )
  })

  it('is this the tax of a salary', () => {
    const why = given({ law: 2025, a: { employment: 21_000, withholding: 2000 } })
    expect(why('specific_deduction_a')).toBe(
      'o maior de 4.462,15 € e 2.310,00 € de contribuições, até 21.000,00 €',
    )
    expect(why('taxable_income')).toBe('16.537,85 €')
    expect(why('minimum_existence_a')).toBe('não se aplica: 21.000,00 € de rendimento bruto passam 16.093 €')
    expect(why('table_tax')).toBe('12.160 € × 13,68 % + 4.377,85 € × 21,5 %')
    expect(why('balance')).toBe('2.604,73 € − 2.000,00 € já pagos')
    expect(why('tax_credits')).toBeUndefined()
    expect(why('pension_deduction_a')).toBeUndefined()
    expect(why('self_employment_net_a')).toBeUndefined()
    expect(why('youth_exemption_a')).toBeUndefined()
  })

  it.each([
    [12_180, '12.180 € − (4.462,15 € + 2.000 €), entre 0 e 7.717,85 €'],
    [13_000, '12.180 € − 2,6 × (13.000 € − 12.180 €) − (4.462,15 € + 2.000 €), entre 0 e 8.537,85 €'],
    [14_000, '13.863,06 € − 8.059 € − 1,35 × (14.000 € − 13.863,06 €) − 4.462,15 €, entre 0 e 9.537,85 €'],
    [16_093, '13.863,06 € − 8.059 € − 1,35 × (16.093 € − 13.863,06 €) − 4.462,15 €, entre 0 e 11.630,85 €'],
    [4000, 'não há rendimento a abater'],
  ])('does the minimum existence take this off %s €', (gross, formula) =>
    expect(given({ law: 2025, a: { employment: gross } })('minimum_existence_a')).toBe(formula),
  )

  it('is this what counts of an activity', () => {
    const a = { selfEmployment: 60_000, activityContributions: 7000, alimonyReceived: 5000 }
    const why = given({ law: 2025, a: { ...a, includeAlimony: true } })
    expect(why('self_employment_net_a')).toBe('60.000,00 € × 75 % = 45.000,00 € + 2.000,00 € − 1.000,00 €')
    expect(why('unshown_expenses_a')).toBe('60.000,00 € × 15 % − 7.000,00 €, no mínimo 0')
    expect(why('excess_contributions_a')).toBe('7.000,00 € − 60.000,00 € × 10 %, entre 0 e 47.000,00 €')
    expect(why('pension_deduction_a')).toBe('4.462,15 €, até 5.000,00 €')
    expect(why('net_income_a')).toBe('5.000,00 € − 4.462,15 € + 46.000,00 €')
    expect(why('specific_deduction_a')).toBeUndefined()
  })

  it('is this the surcharge of a joint return, and the tax of alimony', () => {
    const rich = { employment: 350_000, employmentContributions: 0, alimonyReceived: 1000 }
    const couple = { law: 2025, a: rich, b: rich }
    const why = given(couple, 'couple')
    expect(why('solidarity_surcharge')).toBe('2 × (170.000 € × 2,5 % + 95.537,85 € × 5 %)')
    expect(why('alimony_tax')).toBe('2.000,00 € × 20 %')
    // 2 × (4 250 + 4 776,8925).
    expect(declarationOf(couple, 'couple').surcharge).toBe(1_805_379)
  })

  it.each([
    [2604.72, 'Imposto a pagar'],
    [2604.73, 'Imposto a pagar'],
    [2604.74, 'Reembolso'],
  ])('after %s € is the rest «%s»', (withholding, label) =>
    expect(declarationOf({ law: 2025, a: { employment: 21_000, withholding } }).figures).toContainEqual(
      expect.objectContaining({ id: 'balance', label }),
    ),
  )

  const salary = { employment: 40_000 }
  const let12 = { rents: 12_000 }
  const spend = { ...let12, rentExpenses: 1800 }
  const added = { ...spend, includeRents: true }
  const off60 = { ...salary, disability: 'from60' as const }
  const goods = { selfEmployment: 1000, selfEmploymentKind: 'goods' as const }
  /** So much of taxable income in 2025. */
  const taxable = (euros: number) => ({ employment: euros + 4462.15, employmentContributions: 0 })
  const participation = { kind: 'known', value: 0.025, source: 'câmara' } as const

  it.each<[string, string, Omit<Parameters<typeof declarationOf>[0], 'law'>]>([
    ['credit_general_family_a', 'Despesas gerais familiares', { a: { generalFamily: 9 } }],
    [
      'credit_general_family_b',
      'Despesas gerais familiares (outra pessoa)',
      { a: {}, b: { generalFamily: 9 } },
    ],
    ['credit_health', 'CIRS, art. 78.º-C', { a: salary, home: { health: 9 } }],
    ['credit_education', 'Educação', { a: salary, home: { education: 9 } }],
    ['credit_rent', 'Renda da casa', { a: salary, home: { rent: 9, interest: 9 } }],
    ['credit_retirement_a', '9,00 € × 20 %, até 350 €', { a: { ...salary, retirementSavings: 9, age: 40 } }],
    ['credit_retirement_a', 'limit_retirement_a', { a: { ...salary, retirementSavings: 9, age: 40 } }],
    ['credit_alimony_a', '100,00 € × 20 %', { a: { ...salary, alimonyPaid: 100 } }],
    ['municipal_benefit', 'sem concelho, não é contado', { a: salary }],
    ['municipal_benefit', '8.396,61 € × (5 % − 2,5 %)', { a: salary, home: { participation } }],
    ['rents_tax_a', '12.000,00 € × 25 %', { a: let12 }],
    ['rents_tax_a', '10.200,00 € (12.000,00 € − 1.800,00 €) × 25 %', { a: spend }],
    ['net_income_a', 'gross_income_a', { a: { ...let12, includeRents: true } }],
    ['net_income_a', 'gross_income_a, rent_expenses_a', { a: added }],
    ['rent_expenses_a', 'CIRS, art. 41.º', { a: added }],
    ['gross_income_a', '40.000,00 € − 2.500,00 €', { a: off60 }],
    ['gross_income_a', 'Rendimento bruto', { a: { ...off60, employment: 0 } }],
    ['taxable_income_a', 'O teu rendimento coletável', { a: salary, b: {} }],
    ['taxable_income_b', 'Rendimento coletável da outra pessoa', { a: salary, b: {} }],
    ['self_employment_net_a', '1.000,00 € × 15 %', { a: goods }],
    ['solidarity_surcharge', '20.000 € × 2,5 %', { a: taxable(100_000) }],
    ['tax_of_taxed_part', 'table_tax', { a: { ...salary, youthYear: 5 } }],
    ['credits_in_global_cap', 'soma, até 1.000 €', { a: taxable(80_000), home: { health: 9 } }],
  ])('does %s show «%s»: its label, formula, law or parts', (name, text, one) => {
    const figure = everyFigure(declarationOf({ law: 2025, ...one }).figures).find(({ id }) => id === name)
    const parts = figure?.parts?.map(({ id }) => id).join(', ')
    expect([figure?.label, figure?.formula?.replaceAll('\u00a0', ' '), figure?.law, parts]).toContain(text)
  })

  it('does the rent of a student go above the limit of education, halved on a separate return', () => {
    const of = (education: number) =>
      everyFigure(
        declarationOf({ ...family, home: { education, studentRent: 9000 } }, 'subject_a').figures,
      ).find(({ id }) => id === 'credit_education')
    // 500 × 30 % + 200 of 4 500 × 30 %, and 400 + 200 are more than 550.
    expect(of(1000)).toMatchObject({
      value: 35_000,
      formula: '150,00\u00a0€ + renda até 200\u00a0€, até 550\u00a0€',
      parts: [{ value: 15_000 }, { id: 'limit_education_and_rent', value: 55_000 }],
    })
    expect(of(9000)).toMatchObject({ label: 'Educação e renda de estudante deslocado', value: 55_000 })
  })

  it('is the tax not known where a rate of Madeira is not', () =>
    expect(
      declarationOf({ law: 2024, a: { employment: 60_000 }, home: { region: 'madeira' } }).figures,
    ).toMatchObject([{ id: 'taxable_income' }, { id: 'collectable', parts: [{ id: 'table_tax' }] }]))

  it('is this the part that IRS Jovem taxes', () => {
    const why = given({ law: 2025, a: { employment: 20_000, youthYear: 5 } })
    expect(why('youth_exemption_a')).toBe('o menor de 20.000,00 € × 50 % e 28.737,50 €, até ao rendimento')
    expect(why('tax_of_taxed_part')).toBe('2.389,73 € × 5.537,85 € ÷ 15.537,85 €')
  })

  it('names only what there is', () => {
    const partsOf = (one: Parameters<typeof declarationOf>[0], id: string) =>
      everyFigure(declarationOf(one).figures)
        .find((figure) => figure.id === id)
        ?.parts?.map((part) => part.id)
    const salary = { law: 2025, a: { employment: 21_000 } }
    expect(partsOf(salary, 'collectable')).toEqual(['table_tax'])
    expect(partsOf(salary, 'taxable_income')).toEqual(['net_income_a', 'minimum_existence_a'])
    expect(partsOf({ ...salary, home: { health: 100 } }, 'credits_in_global_cap')).toEqual([
      'credit_health',
      'limit_global',
    ])
    expect(partsOf({ ...salary, b: salary.a }, 'taxable_income')).toEqual([
      'taxable_income_a',
      'taxable_income_b',
    ])
    expect(given({ ...salary, b: { employment: 30_000 } })('taxable_income')).toBe(
      '16.537,85 € + 25.537,85 €',
    )
  })

  it('is this as far as each credit goes, and all of them together', () => {
    const limits = (kind: 'couple' | 'subject_a') =>
      everyFigure(declarationOf(family, kind).figures)
        .filter(({ id }) => id.startsWith('limit_'))
        .map(({ id, value }) => [id, value])
    // (1.000 + 1.500 × (80.000 − 25.537,85) ÷ (80.000 − 8.059)) × 1,15: 2.135,559 × 1,15 = 2.455,89.
    expect(limits('couple')).toEqual([
      ['limit_general_family_a', 25_000],
      ['limit_health', 100_000],
      ['limit_rent', expect.any(Number)],
      ['limit_global', 245_589],
    ])
    expect(limits('subject_a')).toContainEqual(['limit_health', 50_000])
  })

  it('has no limit of all credits together up to the first bracket', () =>
    expect(
      everyFigure(declarationOf({ law: 2025, a: { employment: 12_000 }, home: { health: 100 } }).figures).map(
        ({ id }) => id,
      ),
    ).not.toContain('limit_global'))
})
