import { charge, loanAmount, tan, term } from 'shared-lib/kit/form/credit-fields'
import { choice, date, optional, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm, type InputOf } from 'shared-lib/kit/form/form'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'
import { consumerStampDuty } from 'shared-lib/rules/credit/parameters/consumer-credit-rules'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { type LoanCost, loanCost } from './loan-cost'
import { areAlike } from './proposal-order'

const form = defineForm({
  loanAmount: loanAmount({
    label: 'Montante do crédito',
    description: 'Amount lent, EUR',
    missing: 'Insere o montante da proposta',
  }),
  loanMonths: term({
    label: 'Prazo do crédito',
    description: 'Term, months',
    missing: 'Insere o prazo da proposta',
  }),
  tan: tan({
    label: 'TAN',
    hint: 'A taxa anual nominal: está na FIN, a ficha que o banco tem de te dar.',
    description: 'Nominal yearly rate without tax, percent',
    missing: 'Insere a TAN da proposta',
  }),
  openingFee: optional(
    charge({
      label: 'Comissão de abertura sem imposto',
      hint: 'Só se a proposta a diz.',
      description: 'Fee at the start before stamp duty, EUR',
    }),
  ),
  monthlyCharge: optional(
    charge({
      label: 'Outros custos obrigatórios por mês',
      hint: 'Manutenção da conta ou seguro, só se forem obrigatórios.',
      description: 'Required account or insurance, a month, taxes included, EUR',
    }),
  ),
  rateKind: withDefault(
    choice({
      label: 'Tipo de taxa',
      description: 'Whether the rate may move',
      options: { fixed: 'Fixa', variable: 'Variável' },
    }),
    'fixed',
  ),
  until: optional(date({ label: 'Válida até', description: 'Last day of the proposal' })),
})

type ProposalInput = InputOf<typeof form.fields>

// A proposal is signed at the taxes that are in force now: the newest that we hold.
const newest = toIsoDate(consumerStampDuty.values.at(-1)?.from ?? '2025-01-01')

/** Instalment, TAEG and MTIC of a proposal. */
export function proposalCost({
  loanAmount,
  loanMonths,
  tan,
  openingFee,
  monthlyCharge,
}: ProposalInput): LoanCost {
  const terms = { amount: loanAmount, months: loanMonths, tan, openingFee, monthlyCharge, on: newest }
  const cost = loanCost(terms)
  if (!cost) throw new Error(`no stamp duty is held on ${newest}`)
  return cost
}

/** A proposal that no rate fits sorts last. */
const rateOf = (input: ProposalInput): number => proposalCost(input).rate ?? Number.MAX_VALUE

/**
 * Proposals of the visitor, and their cost: all that is paid (MTIC). The TAEG decides where all
 * lend the same over the same months.
 */
export const personalLoanNotebook = defineNotebook({
  product: 'personal-loan',
  form,
  cost(input) {
    const { mtic, instalment, instalments, stampDutyOnUse, openingFee } = proposalCost(input)
    const charges = mtic - instalments - stampDutyOnUse - openingFee
    const parts = [
      { key: 'capital', title: 'Montante do crédito', cents: input.loanAmount },
      { key: 'interest', title: 'Juros e imposto do selo dos juros', cents: instalments - input.loanAmount },
      { key: 'stamp', title: 'Imposto do selo do crédito', cents: stampDutyOnUse },
      { key: 'opening', title: 'Comissão de abertura com imposto', cents: openingFee },
      { key: 'charges', title: 'Outros custos obrigatórios', cents: charges },
    ]
    return {
      cents: mtic,
      parts,
      beside: [{ title: 'por mês', cents: instalment + (input.monthlyCharge ?? 0) }],
    }
  },
  decides: (inputs) =>
    areAlike(inputs.map(({ loanAmount, loanMonths }) => ({ amount: loanAmount, months: loanMonths })))
      ? { name: 'TAEG', of: rateOf }
      : {
          warning:
            'Os montantes ou os prazos são diferentes: a ordem é pelo total a pagar (MTIC), e um crédito mais pequeno ou mais curto fica sempre à frente.',
        },
  costTitle: 'Total a pagar (MTIC)',
  counted: ['openingFee', 'monthlyCharge'],
  breakEvenFields: ['tan', 'openingFee', 'monthlyCharge'],
  until: 'until',
})
