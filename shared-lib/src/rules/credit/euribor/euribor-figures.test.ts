import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { cents } from '../../money/cents'
import { euriborChange } from './euribor'
import type { EuriborInput } from './euribor-outcome'
import explanations from './testing/euribor-figures.json'

const loan: EuriborInput = {
  initialFinancing: cents(150_000_00),
  loanDuration: 360,
  startMonth: '2025-11',
  euriborType: 12,
  currentSpread: 0.01,
}

function explained(change: Partial<EuriborInput>, of = /./, on = '2026-11-21') {
  const outcome = euriborChange({ ...loan, ...change }, toIsoDate(on))
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// 146.964,87 € is what the table owes after twelve instalments of 647,63 €.
it('a contract of a year ago, with a budget and an index of one’s own', () =>
  expect(explained({ familyBudget: cents(2000_00), otherEuribor: 0.04 })).toEqual(
    explanations['a contract of a year ago, with a budget and an index of one’s own'],
  ))

it('without budget and index of one’s own: neither share nor simulation', () =>
  expect(explained({}).filter((line) => !line.startsWith('·'))).toHaveLength(4))

// 36.000 € over 36 months: 1.000,00 € a month without interest. The debt is computed month by month (67,92 €).
it('a rate below zero: no interest, and what the lender owes', () => {
  const below = {
    initialFinancing: cents(36_000_00),
    loanDuration: 36,
    startMonth: '2020-01',
    euriborType: 3,
    currentSpread: 0,
  } as const
  const lines = explained(below, /^(current|balance|credited)/, '2020-07-10')
  expect(lines).toEqual(explanations['a rate below zero: no interest, and what the lender owes'])
})

it('a rate of exactly zero is not below it', () =>
  expect(
    explained(
      { startMonth: '2020-04', euriborType: 3, currentSpread: 0.00417 },
      /^current$/,
      '2020-06-10',
    )[3],
  ).toBe('·annual-rate | Taxa anual nominal | 0 | (-0,417 %) + 0,417 % | law source'))

it('the last stretch: nothing comes after it', () =>
  expect(
    explained({ startMonth: '2025-12', loanDuration: 12, familyBudget: cents(2000_00), otherEuribor: 0.04 })
      .filter((line) => !line.startsWith('·'))
      .map((line) => line.split(' | ')[0]),
  ).toEqual(['current', 'next', 'effort-rate', 'balance']))

it.each([
  { startMonth: '1998-01', on: '2026-11-21' },
  { startMonth: '2026-11', on: '2026-12-01' },
])('a contract of $startMonth, whose index is not held: neither now nor next', ({ startMonth, on }) =>
  expect(
    explained({ startMonth, loanDuration: 480, familyBudget: cents(2000_00), otherEuribor: 0.04 }, /./, on),
  ).toEqual([
    'current | Prestação atual | unknown | Não temos a média da Euribor a 12 meses  |',
    'next | Próxima prestação | unknown | Não temos a média da Euribor a 12 meses  |',
  ]),
)

it('a review whose month is not held: the next instalment without one of now to compare', () =>
  expect(
    explained({ familyBudget: cents(2000_00), otherEuribor: 0.04 }, /./, '2026-12-01')
      .filter((line) => !line.startsWith('·'))
      .map((line) => line.split(' | ')[0]),
  ).toEqual(
    explanations['a review whose month is not held: the next instalment without one of now to compare'],
  ))

it('an index names its review, or the month that it replaces', () => {
  const outcome = euriborChange(loan, toIsoDate('2026-11-21'))
  const text = JSON.stringify('result' in outcome ? outcome.result.figures : [])
  expect(text).toContain('revisão de novembro de 2025')
  expect(text).toContain('a última disponível aqui; a que conta é a de outubro de 2026')
})
