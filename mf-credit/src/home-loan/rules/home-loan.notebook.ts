import { spread, tan } from 'shared-lib/kit/form/credit-fields'
import { choice, count, date, euros, optional, when } from 'shared-lib/kit/form/fields'
import { defineForm, type InputOf } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { type Cost, defineNotebook } from 'shared-lib/kit/notebook/notebook'
import type { Housing } from 'shared-lib/rules/credit/home-loan/home-loan-outcome'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'
import { type Proposal, planOf } from './proposal'

/** The loan that proposals are compared for, and how. Plain data. */
export interface ComparedLoan {
  readonly amount: Cents
  readonly months: number
  readonly index: number
  readonly on: IsoDate
  readonly housing: Housing
  readonly orderBy: 'totalRepayment' | 'monthlyRepayment'
  /** Months that the loan is kept. */
  readonly kept: number
}

const isMixed = ({ proposedRate }: Values) => proposedRate === 'mixed'
const hasTan = ({ proposedRate }: Values) => proposedRate === 'mixed' || proposedRate === 'fixed'
const hasSpread = ({ proposedRate }: Values) => proposedRate === 'mixed' || proposedRate === 'variable'

const monthly = (label: string, hint: string, description: string) =>
  optional(euros({ label, hint, description: `${description}, EUR a month`, min: 0, max: 1_000_000 }))

/** Fields of a proposal, in the order of the FINE. */
const form = defineForm({
  proposedRate: choice({
    label: 'Tipo de taxa',
    hint: 'Secção 3 da FINE.',
    description: 'mixed: fixed for `proposedFixedYears`, then index plus spread.',
    missing: 'Escolhe o tipo de taxa da proposta',
    list: true,
    options: { mixed: 'Mista', variable: 'Variável', fixed: 'Fixa' },
  }),
  proposedTan: when(
    hasTan,
    tan({
      label: 'TAN da taxa fixa',
      hint: 'Secção 4 da FINE.',
      description: 'Nominal rate of the fixed part, percent',
      missing: 'Insere a TAN da proposta',
    }),
  ),
  proposedFixedYears: when(
    isMixed,
    count({
      label: 'Anos de taxa fixa',
      unit: 'anos',
      description: 'Years at the fixed rate of a mixed proposal',
      missing: 'Insere os anos de taxa fixa',
      min: 1,
      max: 39,
    }),
  ),
  proposedSpread: when(
    hasSpread,
    spread({
      label: 'Spread',
      hint: 'Secção 4 da FINE: o que o banco soma à Euribor.',
      description: 'Percentage points on the index',
      missing: 'Insere o spread da proposta',
    }),
  ),
  openingCosts: optional(
    euros({
      label: 'Custos no início',
      hint: 'Secção 4: comissões, avaliação, registo e imposto do selo, tudo somado.',
      description: 'All that is paid on the first day, taxes included, EUR',
      min: 0,
      max: 1_000_000,
    }),
  ),
  insurance: monthly(
    'Seguros por mês',
    'Vida e multirriscos, mesmo que sejam de outra seguradora.',
    'Insurance',
  ),
  products: monthly(
    'Conta, cartões e outros, por mês',
    'Secção 8: o que tens de manter para teres este spread.',
    'Other products that go with it',
  ),
  cashback: optional(
    euros({
      label: 'Valor que o banco devolve',
      hint: 'Uma oferta de entrada, paga uma só vez.',
      description: 'Given back once, EUR',
      min: 0,
      max: 1_000_000,
    }),
  ),
  validUntil: optional({
    ...date({
      label: 'Válida até',
      hint: 'DD/MM/AAAA: pelo menos 30 dias desde a FINE.',
      description: 'Last day of the proposal',
    }),
    // Keyboards for numbers have no slash on some phones.
    typing: { inputMode: 'text' },
  }),
})

type ProposalInput = InputOf<(typeof form)['fields']>

const nothing = cents(0)

/** A proposal as the rules take it, for a loan of so many months. */
export function proposalOf(input: ProposalInput, months: number): Proposal {
  const { proposedRate, proposedTan, proposedSpread, proposedFixedYears = 0, openingCosts, cashback } = input
  const fixed = { fixed: months, mixed: proposedFixedYears * 12, variable: 0 }[proposedRate]
  return {
    fixedMonths: Math.min(months, fixed),
    fixedRate: proposedTan,
    spread: proposedSpread,
    upfront: { openingCosts: openingCosts ?? nothing },
    cashback: cashback ?? nothing,
    monthlyCosts: sumCents(input.insurance ?? nothing, input.products ?? nothing),
  }
}

const costOf = (parts: Cost['parts']): Cost => ({
  cents: parts.reduce((sum, part) => sum + part.cents, 0),
  parts,
})

/** Cost of the first month, or of the whole time that the loan is kept: interest and costs, never the capital. */
function cost(loan: ComparedLoan, input: ProposalInput): Cost {
  const { insurance = nothing, products = nothing, cashback = nothing, openingCosts = nothing } = input
  const plan = planOf(loan, proposalOf(input, loan.months)).slice(0, loan.kept)
  if (loan.orderBy === 'monthlyRepayment')
    return costOf([
      { key: 'instalment', title: 'Prestação', cents: plan[0]?.instalment ?? 0 },
      { key: 'insurance', title: 'Seguros', cents: insurance },
      { key: 'products', title: 'Conta, cartões e outros', cents: products },
    ])
  return costOf([
    { key: 'interest', title: 'Juros', cents: plan.reduce((sum, { interest }) => sum + interest, 0) },
    { key: 'openingCosts', title: 'Custos no início', cents: openingCosts },
    { key: 'insurance', title: 'Seguros', cents: insurance * plan.length },
    { key: 'products', title: 'Conta, cartões e outros', cents: products * plan.length },
    { key: 'cashback', title: 'Valor devolvido', cents: -cashback },
  ])
}

const titleOf = ({ orderBy, kept, months }: ComparedLoan) => {
  if (orderBy === 'monthlyRepayment') return 'Pagamento no 1.º mês'
  return kept < months ? `Custo em ${kept / 12} ${kept === 12 ? 'ano' : 'anos'}` : 'Custo até ao fim'
}

/** The notebook for a loan: what a proposal costs depends on how much is borrowed, for how long, and how long it is kept. */
export const homeLoanNotebookFor = (loan: ComparedLoan) =>
  defineNotebook({
    product: 'home-loan',
    form,
    cost: (input) => cost(loan, input),
    costTitle: titleOf(loan),
    counted: ['openingCosts', 'insurance'],
    breakEvenFields: ['proposedSpread', 'proposedTan'],
    until: 'validUntil',
  })

/** Only the form and the storage key on the device: its costs must not be shown. */
export const homeLoanNotebook = homeLoanNotebookFor({
  amount: cents(100_000_00),
  months: 360,
  kept: 360,
  index: 0,
  on: toIsoDate('2026-01-01'),
  housing: 'permanent',
  orderBy: 'totalRepayment',
})
