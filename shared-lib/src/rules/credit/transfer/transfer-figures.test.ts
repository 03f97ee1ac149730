import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { toFixed } from '../sample-loans.testing'
import explanations from './testing/transfer-figures.json'
import { homeLoanTransfer } from './transfer'
import type { TransferInput } from './transfer-outcome'

function explained(change: Partial<TransferInput>, of = /./) {
  const outcome = homeLoanTransfer({ ...toFixed, ...change })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// Month by month to the cent: 77,47 € a month, 1.196,00 € ÷ 77,47 € = 15,4 months; in 300 months 23.237,17 €.
it('from 4,122 % to a fixed 3 %, with all its costs', () =>
  expect(explained({})).toEqual(explanations['from 4,122 % to a fixed 3 %, with all its costs']))

it('to a mixed rate: the fixed period has no index', () =>
  expect(explained({ rateType: 'mixed', spread: 0.01, fixedYears: 2 }, /^monthly/).slice(-3)).toEqual([
    '·new-instalment | Prestação nova | 56905 | 120.000,00 € × i ÷ (1 − (1 + i)^−300), i = 3 % ÷ 12 | law source',
    '··months | Meses | 300 |  |',
    '··annual-rate | Taxa anual nominal | 0.03 |  |',
  ]))

it('a day whose fee is not known: no costs, no saving', () =>
  expect(explained({ transferDate: toIsoDate('2017-06-01') }, /^(?!monthly)/)).toEqual([
    'total-costs | Custos da transferência | unknown | Não conhecemos a comissão de reembolso a |',
    'total-saving | Poupança até ao fim | unknown | Não conhecemos a comissão de reembolso a |',
  ]))

it('a higher rate: never, and a difference instead of a saving', () =>
  expect(explained({ tan: 0.09 }, /^break|^total-saving/)).toEqual([
    'break-even-month | Mês em que recuperas o custo | unknown | Nunca: até ao fim, o que poupas não cheg |',
    'total-saving | Diferença até ao fim | -10934965 | -108.153,65 € de pagamentos a menos − 1.196,00 € de custos |',
  ]))

it('a fee that the contract states rests on the law alone', () =>
  expect(explained({ earlyRepaymentFee: 0.0025 }, /^total-costs/)[1]).toMatch(
    /^·early-repayment-fee \| .* \| 30000 \| 120\.000,00 € × 0,25 % \| law$/,
  ))
