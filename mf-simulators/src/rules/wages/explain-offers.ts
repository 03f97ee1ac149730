import type { Figure } from 'shared-lib/rules/figures/figure'
import { eurosOf, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { selfEmployedContributions } from '../../data/parameters/irs/contributions'
import { tablesMayFall } from '../../data/parameters/irs/proposed-rates'
import { ias } from '../../data/parameters/payroll/ias'
import { receiptWithholding } from '../../data/parameters/payroll/self-employed'
import { type WithholdingPeriod, withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import { explainNetSalary } from '../payroll/explain-net-salary'
import { netSalary } from '../payroll/net-salary'
import { lawIn, valueIn } from '../payroll/value-in'
import { type OfferResult, salaryOf, type WagesResult } from './compare-offers'
import type { Offer, WagesInput } from './offer'

type Which = 'first' | 'second'
const names = { first: 'Primeira proposta', second: 'Segunda proposta' } as const

/** The same figures under names of their own, so that one result can hold two offers. */
const named = (which: Which, figure: Figure): Figure => ({
  ...figure,
  id: `${which}-${figure.id}`,
  ...(figure.parts && { parts: figure.parts.map((part) => named(which, part)) }),
})

function contributionWords({ firstYear }: Offer, { year }: OfferResult, period: WithholdingPeriod): string {
  const rule = valueIn(selfEmployedContributions, period)
  const index = valueIn(ias, period)
  if (firstYear) return 'isento nos primeiros doze meses de atividade'
  if (!rule || index === undefined) return ''
  const base = `${formatEuro(year.wage)} ÷ 12 × ${formatRatio(rule.relevantShare)}`
  const least = `no mínimo ${rule.minimum} € por mês`
  return `12 × ${base} × ${formatRatio(rule.rate)}, até ${rule.capIas} × ${formatEuro(roundHalfUpToCent(index))} (IAS) de base e ${least}`
}

function receiptFigures(offer: Offer, result: OfferResult, period: WithholdingPeriod): readonly Figure[] {
  const { wage, withholding, socialSecurity } = result.year
  const rate = valueIn(receiptWithholding, period)
  const [missing] = result.unknown
  return [
    { id: 'receipts', label: 'Recibos do ano, sem IVA', value: wage, unit: 'cents' },
    {
      id: 'withholding',
      label: 'Retenção de IRS nos recibos',
      value: withholding,
      unit: 'cents',
      ...(withholding === undefined || rate === undefined
        ? { ...(missing !== undefined && { unknown: missing }) }
        : { formula: `${formatEuro(wage)} × ${formatRatio(rate)}` }),
      ...lawIn(receiptWithholding, period),
    },
    {
      id: 'socialSecurity',
      label: 'Contribuições de trabalhador independente',
      value: socialSecurity,
      unit: 'cents',
      formula: contributionWords(offer, result, period),
      ...lawIn(selfEmployedContributions, period),
    },
  ]
}

function offerFigure(which: Which, input: WagesInput, result: OfferResult): Figure {
  const offer = input[which]
  const { year, benefitsYear, valueYear, unknown } = result
  const salary = salaryOf(offer, input.person)
  const parts =
    offer.contract === 'self_employed'
      ? receiptFigures(offer, result, withholdingPeriod(input.person.period))
      : explainNetSalary(salary, netSalary(salary))
  const [missing] = unknown
  return {
    id: which,
    label: `${names[which]}: o que fica num ano`,
    value: valueYear,
    unit: 'cents',
    ...(year.net === undefined
      ? { ...(missing !== undefined && { unknown: missing }) }
      : { formula: `${formatEuro(year.net)} + ${formatEuro(benefitsYear)} em benefícios` }),
    parts: parts.map((part) => named(which, part)),
  }
}

function differenceFigure({ difference, lines, first, second, unknown }: WagesResult): Figure {
  const [missing] = unknown
  return {
    id: 'difference',
    label: 'Diferença num ano: a segunda menos a primeira',
    value: difference.valueYear,
    unit: 'cents',
    ...(first.valueYear === undefined || second.valueYear === undefined
      ? { ...(missing !== undefined && { unknown: missing }) }
      : { formula: `${formatEuro(second.valueYear)} − ${formatEuro(first.valueYear)}` }),
    parts: lines.map(({ id, label, difference: amount, first: one, second: other }) => ({
      id: `difference-${id}`,
      label,
      value: amount,
      unit: 'cents',
      formula: `${formatEuro(other)} − (${formatEuro(one)})`,
    })),
  }
}

/** Both offers and their difference, each figure with how it came about. */
export const explainOffers = (input: WagesInput, result: WagesResult): readonly Figure[] => [
  offerFigure('first', input, result.first),
  offerFigure('second', input, result.second),
  differenceFigure(result),
]

type Note = (input: WagesInput) => string | false

const either = ({ first, second }: WagesInput, holds: (offer: Offer) => boolean) =>
  holds(first) || holds(second)

const notes: readonly Note[] = [
  ({ person }) => person.period.startsWith('2026') && tablesMayFall,
  ({ person }) =>
    `O ano são doze meses e os dois subsídios com as tabelas ${withholdingPeriod(person.period).label}; o IRS do ano acerta-se na declaração.`,
  (input) =>
    either(input, ({ car, otherBenefits }) => eurosOf(car) + eurosOf(otherBenefits) > 0) &&
    'O carro e os outros benefícios contam pelo valor que escreveste, sem IRS nem descontos. Um carro com acordo escrito para uso pessoal paga IRS: não o contamos.',
  (input) =>
    either(input, ({ contract }) => contract === 'fixed_term') &&
    'Os descontos de um contrato a termo são os mesmos. A compensação quando acaba não entra nas contas: não temos a regra confirmada.',
  (input) =>
    either(input, ({ contract }) => contract === 'self_employed') &&
    'A recibos verdes não há subsídios, férias pagas nem subsídio de refeição. Contamos serviços no regime simplificado, sem IVA, com retenção em todos os recibos e as contribuições de um ano completo; não contamos dispensa de retenção nem o que a empresa paga quando é quase o único cliente.',
]

/** Notes that a reader needs to trust the comparison, in Portuguese. */
export const offerNotes = (input: WagesInput): readonly string[] => notes.flatMap((note) => note(input) || [])
