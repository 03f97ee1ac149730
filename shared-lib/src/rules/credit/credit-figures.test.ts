import { toIsoDate } from '../dates/iso-date'
import type { Figure } from '../figures/figure'
import { cents } from '../money/cents'
import { euriborChange } from './euribor/euribor'
import { homeLoan } from './home-loan/home-loan'
import { personalLoan } from './loan/loan'
import { personal, sampleDay, toFixed, toLet } from './sample-loans.testing'
import cases from './testing/credit-figures.json'
import { homeLoanTransfer } from './transfer/transfer'

const loan = {
  initialFinancing: cents(150_000_00),
  loanDuration: 360,
  startMonth: '2025-11',
  euriborType: 12,
  currentSpread: 0.01,
  familyBudget: cents(2000_00),
  otherEuribor: 0.04,
} as const

const young = { ...toLet, age: 30, housing: 'permanent', taxableIncome: cents(30_000_00) } as const
const mixed = { ...young, rateType: 'mixed', tan: 0.03, fixedYears: 3 } as const

const results = [
  { name: 'Euribor', outcome: () => euriborChange(loan, sampleDay) },
  {
    name: 'Euribor below zero',
    outcome: () => euriborChange({ ...loan, startMonth: '2017-01', currentSpread: 0 }, sampleDay),
  },
  {
    name: 'Euribor before the index',
    outcome: () => euriborChange({ ...loan, startMonth: '1998-01', loanDuration: 480 }, sampleDay),
  },
  { name: 'home loan', outcome: () => homeLoan(toLet) },
  { name: 'home loan of the young', outcome: () => homeLoan(young) },
  { name: 'mixed home loan', outcome: () => homeLoan(mixed) },
  {
    name: 'home loan of 2018',
    outcome: () => homeLoan({ ...toLet, assessmentDate: toIsoDate('2018-01-15') }),
  },
  { name: 'personal loan', outcome: () => personalLoan(personal) },
  {
    name: 'personal loan of 2024',
    outcome: () => personalLoan({ ...personal, rateType: 'fixed', contractDate: toIsoDate('2024-03-01') }),
  },
  { name: 'personal loan for a car', outcome: () => personalLoan({ ...personal, loanType: 'carMc' }) },
  { name: 'transfer', outcome: () => homeLoanTransfer(toFixed) },
  {
    name: 'transfer of 2025',
    outcome: () => homeLoanTransfer({ ...toFixed, transferDate: toIsoDate('2025-06-01') }),
  },
  { name: 'transfer that never pays', outcome: () => homeLoanTransfer({ ...toFixed, tan: 0.09 }) },
].map(({ name, outcome }) => ({
  name,
  figuresOf: () => {
    const told = outcome()
    if ('problems' in told) throw new Error(`${name}: ${JSON.stringify(told.problems)}`)
    return told.result.figures
  },
}))

const all = (figures: readonly Figure[]): Figure[] => figures.flatMap((one) => [one, ...all(one.parts ?? [])])

const numberOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

const annuity =
  /^(?<capital>[\d.,]+) € × i ÷ \(1 − \(1 \+ i\)\^−(?<months>\d+)\), i = (?<rate>[\d.,]+) % ÷ 12/

/** The formula computed from its own text; `undefined` when it is words. Euros and fractions. */
function worth(formula: string): number | undefined {
  const text = formula.replaceAll('\u00a0', ' ')
  const found = annuity.exec(text)?.groups
  if (found) {
    const monthly = numberOf(found.rate ?? '') / 1200
    return (numberOf(found.capital ?? '') * monthly) / (1 - (1 + monthly) ** -Number(found.months))
  }
  const bare = text.replace(/, arredondado mês a mês$/, '').replace(/ de [a-zçõãé ]+?(?= [+−]|$)/g, '')
  if (!/^[\d.,€%()+−×÷ ]+$/.test(bare)) return undefined
  const sums = bare
    .replaceAll(/([\d.,]+) %/g, (_, percent) => `(${numberOf(percent) / 100})`)
    .replaceAll(/([\d.]+,\d+) €/g, (_, euros) => `${numberOf(euros)}`)
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
  return Function(`return ${sums}`)() as number
}

describe.each(results)('$name', ({ figuresOf }) => {
  it('returns for every figure either its value or why it is not known', () => {
    const figures = figuresOf()
    expect(figures.length).toBeGreaterThan(0)
    for (const { id, label, value, unknown } of all(figures)) {
      expect(label).not.toBe('')
      expect([id, (value === undefined) === (unknown !== undefined && unknown !== '')]).toEqual([id, true])
    }
  })

  it('has formulas whose own numbers make the value', () => {
    for (const { id, value, unit, formula } of all(figuresOf())) {
      const made = formula === undefined ? undefined : worth(formula)
      if (made === undefined || value === undefined) continue
      const [shown, margin] =
        unit === 'cents' ? [made * 100, id.includes('interest') ? 300 : 1] : [made, 1e-5]
      expect([id, formula, Math.abs(shown - value) <= margin]).toEqual([id, formula, true])
    }
  })

  it('names every figure once among its siblings', () => {
    const once = (siblings: readonly Figure[]) => {
      expect(new Set(siblings.map(({ id }) => id)).size).toBe(siblings.length)
      for (const { parts = [] } of siblings) once(parts)
    }
    once(figuresOf())
  })
})

it('works most formulas out', () => {
  const formulas = results.flatMap(({ figuresOf }) => all(figuresOf()).flatMap(({ formula = [] }) => formula))
  expect(formulas.filter((formula) => worth(formula) !== undefined).length).toBeGreaterThan(
    formulas.length * 0.65,
  )
})

it.each(cases.figures)('$name has $ids', ({ name, ids }) =>
  expect(
    results
      .find((one) => one.name === name)
      ?.figuresOf()
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids),
)

it('cites law, source and time of a dated limit', () =>
  expect(all(results[3]?.figuresOf() ?? []).find(({ id }) => id === 'effort-limit')).toEqual({
    id: 'effort-limit',
    label: 'Limite recomendado',
    value: 0.45,
    unit: 'ratio',
    law: 'Recomendação Macroprudencial 1/2026 do Banco de Portugal, art. 6.º (antes: recomendação de 2018)',
    source: 'Banco de Portugal, Recomendação Macroprudencial n.º 1/2026',
    period: 'desde 1 de agosto de 2026',
  }))
