import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { cents } from '../../money/cents'
import { euriborChange } from './euribor'
import type { EuriborInput } from './euribor-outcome'

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
  expect(explained({ familyBudget: cents(2000_00), otherEuribor: 0.04 })).toEqual([
    'current | Prestação atual | 64763 | 150.000,00 € × i ÷ (1 − (1 + i)^−360), i = 3,187 % ÷ 12 | law period source',
    '·capital | Capital em dívida na revisão | 15000000 |  |',
    '·months-left | Meses que faltam | 360 |  |',
    '·annual-rate | Taxa anual nominal | 0.03187 | 2,187 % + 1 % | law source',
    '··index | Euribor a 12 meses, média de outubro de 2025 | 0.02187 |  | law period source',
    '··spread | Spread | 0.01 |  |',
    'next | Próxima prestação | 73512 | 146.964,87 € × i ÷ (1 − (1 + i)^−348), i = 4,247 % ÷ 12 | law period source',
    '·capital | Capital em dívida na revisão | 14696487 |  |',
    '·months-left | Meses que faltam | 348 |  |',
    '·annual-rate | Taxa anual nominal | 0.04247 | 3,247 % + 1 % | law source',
    '··index | Euribor a 12 meses, média de setembro de 2026 | 0.03247 |  | law period source',
    '··spread | Spread | 0.01 |  |',
    'simulated | Prestação simulada | 80075 | 146.964,87 € × i ÷ (1 − (1 + i)^−348), i = 5 % ÷ 12 | period',
    'difference | Diferença por mês | 8749 | 735,12 € − 647,63 € |',
    'simulated-difference | Diferença da simulada por mês | 15312 | 800,75 € − 647,63 € |',
    'effort-rate | Taxa de esforço da prestação atual | 0.323815 | 647,63 € ÷ 2.000,00 € |',
    'next-effort-rate | Taxa de esforço da próxima prestação | 0.36756 | 735,12 € ÷ 2.000,00 € |',
    'simulated-effort-rate | Taxa de esforço da prestação simulada | 0.400375 | 800,75 € ÷ 2.000,00 € |',
    'balance | Capital em dívida depois de novembro de 2026 | 14696487 | 147.221,50 € − 256,63 € de capital |',
  ]))

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
  expect(lines).toEqual([
    'current | Prestação atual | 100000 | 33.000,00 € ÷ 33 | law period source',
    '·capital | Capital em dívida na revisão | 3300000 |  |',
    '·months-left | Meses que faltam | 33 |  |',
    '·annual-rate | Taxa anual nominal | -0.00417 | (-0,417 %) + 0 % | law period source',
    '··index | Euribor a 3 meses, média de março de 2020 | -0.00417 |  | law period source',
    '··spread | Spread | 0 |  |',
    'balance | Capital em dívida depois de julho de 2020 | 3000000 | 31.000,00 € − 1.000,00 € de capital |',
    'credited-interest | Juros negativos a teu favor | 6792 | capital em dívida × taxa negativa ÷ 12, mês a mês | law period source',
  ])
})

it('the last stretch: nothing comes after it', () =>
  expect(
    explained({ startMonth: '2025-12', loanDuration: 12, familyBudget: cents(2000_00), otherEuribor: 0.04 })
      .filter((line) => !line.startsWith('·'))
      .map((line) => line.split(' | ')[0]),
  ).toEqual(['current', 'next', 'effort-rate', 'balance']))

it('a contract before the index: neither now nor next', () =>
  expect(
    explained({ startMonth: '1998-01', loanDuration: 480, familyBudget: cents(2000_00), otherEuribor: 0.04 }),
  ).toEqual([
    'current | Prestação atual | unknown | Não temos a média da Euribor a 12 meses  |',
    'next | Próxima prestação | unknown | Não temos a média da Euribor a 12 meses  |',
  ]))

it('a review whose month is not held: the next instalment without one of now to compare', () =>
  expect(
    explained({ familyBudget: cents(2000_00), otherEuribor: 0.04 }, /./, '2026-12-01')
      .filter((line) => !line.startsWith('·'))
      .map((line) => line.split(' | ')[0]),
  ).toEqual(['current', 'next', 'simulated', 'next-effort-rate', 'simulated-effort-rate']))

it('an index says of which review it is, or that it stands in', () => {
  const outcome = euriborChange(loan, toIsoDate('2026-11-21'))
  const text = JSON.stringify('result' in outcome ? outcome.result.figures : [])
  expect(text).toContain('revisão de novembro de 2025')
  expect(text).toContain('a última disponível aqui; a que conta é a de outubro de 2026')
})
