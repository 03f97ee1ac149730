import { toIsoDate } from '../../dates/iso-date'
import { figureLines } from '../../figures/figure-lines.testing'
import { toFixed } from '../sample-loans.testing'
import { homeLoanTransfer } from './transfer'
import type { TransferInput } from './transfer-outcome'

function explained(change: Partial<TransferInput>, of = /./) {
  const outcome = homeLoanTransfer({ ...toFixed, ...change })
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return figureLines(outcome.result.figures.filter(({ id }) => of.test(id)))
}

// Month by month to the cent: 77,47 € a month, 1.196,00 € ÷ 77,47 € = 15,4 months; in 300 months 23.237,17 €.
it('from 4,122 % to a fixed 3 %, with all its costs', () =>
  expect(explained({})).toEqual([
    'monthly-saving | Poupança por mês | 7747 | (641,52 € + 40,00 €) − (569,05 € + 35,00 €) |',
    '·current-instalment | Prestação atual | 64152 | 120.000,00 € × i ÷ (1 − (1 + i)^−300), i = 4,122 % ÷ 12 | law source',
    '··months | Meses | 300 |  |',
    '··annual-rate | Taxa anual nominal | 0.04122 |  |',
    '···index | Euribor a 6 meses, média de setembro de 2026 | 0.02922 |  | law period source',
    '·new-instalment | Prestação nova | 56905 | 120.000,00 € × i ÷ (1 − (1 + i)^−300), i = 3 % ÷ 12 | law source',
    '··months | Meses | 300 |  |',
    '··annual-rate | Taxa anual nominal | 0.03 |  |',
    'total-costs | Custos da transferência | 119600 | 600,00 € + 36,00 € + 0,00 € + 300,00 € + 250,00 € + 10,00 € |',
    '·early-repayment-fee | Comissão de reembolso antecipado, no máximo | 60000 | 120.000,00 € × 0,5 % | law period source',
    '·fees-stamp-duty | Imposto do selo sobre as comissões | 3600 |  | law period source',
    '·stamp-duty-on-use | Imposto do selo sobre o montante | 0 | isento até ao que deves | law source',
    '·opening-fees | Comissões do novo banco | 30000 |  |',
    '·registration | Registos e escritura | 25000 |  |',
    '·other-costs | Outros custos | 1000 |  |',
    'break-even-month | Mês em que recuperas o custo | 16 | primeiro mês a partir do qual a poupança fica acima de 1.196,00 € |',
    'total-saving | Poupança até ao fim | 2204117 | 23.237,17 € de pagamentos a menos − 1.196,00 € de custos |',
  ]))

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

it('a fee that the contract says rests on the law alone', () =>
  expect(explained({ earlyRepaymentFee: 0.0025 }, /^total-costs/)[1]).toMatch(
    /^·early-repayment-fee \| .* \| 30000 \| 120\.000,00 € × 0,25 % \| law$/,
  ))
