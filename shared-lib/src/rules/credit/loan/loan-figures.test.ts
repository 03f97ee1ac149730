import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { cents } from '../../money/cents'
import { personal } from '../sample-loans.testing'
import { personalLoan } from './loan'
import type { LoanInput } from './loan-outcome'
import explanations from './testing/loan-figures.json'

const nothing = cents(0)

function explained(change: Partial<LoanInput>, of = /./) {
  const outcome = personalLoan({ ...personal, ...change })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// Month by month to the cent, halves up: 2.171,09 € of interest, 86,85 € of tax on it, 179,06 € of both less when
// 1.000 € are repaid after a year. The shock of five years is 0,5 points: (8 % + 0,5 %) × 1,04 = 8,84 %.
it('10.000 € over five years at a variable 8 %, repaid in part', () =>
  expect(explained({})).toEqual(explanations['10.000 € over five years at a variable 8 %, repaid in part']))

it('a fixed rate before April 2020, when the tax is not known: no total', () =>
  expect(
    explained({ rateType: 'fixed', contractDate: toIsoDate('2020-03-01') }, /taeg|mtic|max-m|effort|early/),
  ).toEqual(explanations['a fixed rate before April 2020, when the tax is not known: no total']))

it('a ceiling that is not known: of a car before its kind is given, and of a quarter to come', () => {
  const ceiling = /^maximum-taeg$/
  expect(explained({ loanType: 'carMc' }, ceiling)).toEqual([
    'maximum-taeg | TAEG máxima do trimestre | unknown | Falta dizer se o carro é novo ou usado,  | law period source',
  ])
  expect(explained({ contractDate: toIsoDate('2027-01-01') }, ceiling)).toEqual([
    'maximum-taeg | TAEG máxima do trimestre | unknown | Não conhecemos a TAEG máxima em 1 de jan | law',
  ])
})

it('a longest term of before July 2018, which is not known', () =>
  expect(explained({ contractDate: toIsoDate('2018-06-30') }, /^max-months$/)).toEqual([
    'max-months | Prazo máximo recomendado | unknown | Não conhecemos o prazo máximo recomendad | law',
  ]))

it('stamp duty that the contract states: its law and period, and no source', () =>
  expect(explained({ stampDutyOnUse: 0.0264 }, /^taeg$/)[1]).toBe(
    '·stamp-duty-on-use | Imposto do selo sobre o crédito | 26400 | 10.000,00 € × 2,64 % | law period',
  ))

it('nothing in addition to the instalment each month: no other payment is listed', () =>
  expect(explained({ monthlyFee: nothing }, /payment$/)).toEqual([]))

// 0,5 % of 1.000 € is 5,00 €, and 4 % of that 0,20 €.
it('a fee that the contract states', () =>
  expect(explained({ rateType: 'fixed', earlyRepaymentFee: 0.005 }, /^early/).slice(0, 3)).toEqual([
    'early-repayment-fee | Comissão de reembolso antecipado, no máximo | 500 | 1.000,00 € × 0,5 % | law period source',
    '·early-repayment-fee-stamp-duty | Imposto do selo sobre a comissão | 20 | 5,00 € × 4 % |',
    'early-repayment-saving | Poupança do reembolso antecipado | 17386 | 179,06 € de juros − 5,20 € de comissão e selo | period',
  ]))

// 10,4 ‰ a month: 507,81 € of instalment less 10,40 € leave 502,59 €, with 5,03 € of interest still to come. That is
// less than 5 % of the debt, 25,13 €, and with its tax of 0,20 € all that is saved.
it('a fee of no more than the interest that is spared', () =>
  expect(
    explained(
      {
        wantToBorrowBase: cents(1000_00),
        wantToBorrowTime: 2,
        tan: 0.12,
        rateType: 'fixed',
        earlyRepaymentMonth: 1,
        earlyRepaymentFee: 0.05,
      },
      /^early/,
    ).slice(0, 3),
  ).toEqual(explanations['a fee of no more than the interest that is spared']))

it('charges that take all that is lent: no rate can be given', () =>
  expect(explained({ openingFee: cents(10_000_00) }, /^(taeg|mtic)$/)).toEqual(
    expect.arrayContaining([
      'taeg | TAEG sem seguros | unknown | Com estes encargos não há taxa que igual | law source',
      // 10.000 € + 2.171,09 € + 176,00 € + 86,85 € + 10.000 € × 1,04 + 60 × 1,04 €.
      'mtic | Montante total imputado ao consumidor (MTIC) sem seguros | 2289634 | 10.000,00 € + 12.896,34 € | law',
    ]),
  ))

it('without fees, income and early repayment: only what every loan has', () => {
  const unsaid = { monthlyFee: nothing, netMonthlyIncome: undefined, earlyRepayment: undefined }
  const lines = explained({ ...unsaid, earlyRepaymentMonth: undefined })
  expect(lines.filter((line) => !line.startsWith('·')).map((line) => line.split(' ')[0])).toEqual([
    'instalment',
    'taeg',
    'mtic',
    'total-interest',
    'maximum-taeg',
    'max-months',
  ])
})
