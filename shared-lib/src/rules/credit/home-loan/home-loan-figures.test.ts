import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { cents } from '../../money/cents'
import { toLet } from '../sample-loans.testing'
import { homeLoan } from './home-loan'
import type { HomeLoanInput } from './home-loan-outcome'
import explanations from './testing/home-loan-figures.json'

const young = {
  age: 30,
  housing: 'permanent',
  taxableIncome: cents(30_000_00),
  earlyRepayment: undefined,
  earlyRepaymentMonth: undefined,
} as const

function explained(change: Partial<HomeLoanInput>, of = /./) {
  const outcome = homeLoan({ ...toLet, ...change })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// Month by month to the cent, halves up: interest is 146.367,38 € and its tax 5.854,72 €; 10.000 € after month 30 leave
// 6.968,66 € less of interest, 7.247,34 € with its tax. After the age of 70 are 4 of 30 years: 20 % × 4 ÷ 30 = 2,6667 %.
it('a variable loan for a home to let, repaid in part', () =>
  expect(explained({})).toEqual(explanations['a variable loan for a home to let, repaid in part']))

// 177.733,81 € is what the table owes after 36 instalments of 801,05 €.
it('a mixed loan of the young for the home they live in', () =>
  expect(explained({ ...young, rateType: 'mixed', tan: 0.03, fixedYears: 3 })).toEqual(
    explanations['a mixed loan of the young for the home they live in'],
  ))

// 177.733,81 € at 5,747 % over 324 months: 1.081,126 €, and 4 % of the first interest of 851,197 €, 34,048 €.
it('a mixed loan for a home to let: its later instalment is tested with the tax', () =>
  expect(explained({ rateType: 'mixed', tan: 0.03, fixedYears: 3 }, /^effort/)[1]).toBe(
    '·tested-instalment | Prestação testada | 111517 | a maior: a do período fixo a 3 %, ou a seguinte a 4,247 % + 1,5 %, com imposto do selo sobre os juros | law period source',
  ))

it('a day before stamp duty and recommendations are known', () =>
  expect(explained({ assessmentDate: toIsoDate('2003-12-15') }, /^(?!instalment)/)).toEqual(
    explanations['a day before stamp duty and recommendations are known'],
  ))

it('an index of one’s own, below the spread: 190.000 € ÷ 360 without interest', () =>
  expect(explained({ otherEuribor: -0.02 }, /^instalment$/)).toEqual(
    explanations['an index of one’s own, below the spread: 190.000 € ÷ 360 without interest'],
  ))

it('an index of one’s own that makes the rate zero is not below it', () =>
  expect(explained({ otherEuribor: -0.01 }, /^instalment$/)[3]).toBe(
    '·annual-rate | Taxa anual nominal | 0 | -1 % + 1 % |',
  ))

it('a rate that is given: no index goes into it', () =>
  expect(explained({ tan: 0.04, housing: 'permanent' }, /^instalment$/).at(-1)).toBe(
    '·annual-rate | Taxa anual nominal | 0.04 |  |',
  ))

it('without property, age and income: neither value, term nor effort', () => {
  const unsaid = { propertyValue: undefined, age: undefined, netMonthlyIncome: undefined }
  const ids = explained({ ...young, ...unsaid, isFirstHome: false }, /./).filter(
    (line) => !line.startsWith('·'),
  )
  expect(ids.map((line) => line.split(' ')[0])).toEqual(['instalment', 'taeg', 'mtic'])
})

it.each(['2017-10-15', '2003-06-15'])('a fee a month after %s, which is not known', (day) =>
  expect(
    explained({ assessmentDate: toIsoDate(day), earlyRepaymentMonth: 1 }, /^early-repayment-fee$/),
  ).toEqual([
    'early-repayment-fee | Comissão de reembolso antecipado, no máximo | unknown | Não conhecemos a comissão de reembolso a | law',
  ]),
)

it('the later instalment of three fixed years begins with the 37th', () => {
  const outcome = homeLoan({ ...toLet, ...young, rateType: 'mixed', tan: 0.03, fixedYears: 3 })
  const { figures } = 'result' in outcome ? outcome.result : { figures: [] }
  expect(figures.find(({ id }) => id === 'later-instalment')?.period).toContain('prestação 37 em diante')
})
