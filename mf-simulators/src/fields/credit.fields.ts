import { charge } from 'shared-lib/kit/form/credit-fields'
import {
  choice,
  count,
  date,
  euros,
  neededWhen,
  optional,
  type Words,
  when,
  withDefault,
} from 'shared-lib/kit/form/fields'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { type Cents, cents } from 'shared-lib/rules/money/cents'

// Inputs that several credit calculators share.

const nothing = cents(0)

/** An amount that is zero by default. */
export const extraCost = (words: Words): InputField<Cents> => withDefault(charge(words), nothing)

export const tenor = (words: Words) =>
  choice({
    ...words,
    options: [
      [3, '3 meses'],
      [6, '6 meses'],
      [12, '12 meses'],
    ],
  })

export const rateTypes = { mixed: 'Mista', variable: 'Variável', fixed: 'Fixa' } as const

export const fixedYears = when(
  ({ rateType }) => rateType === 'mixed',
  count({
    label: 'Anos de taxa fixa',
    unit: 'anos',
    description: 'Years at the fixed rate of a mixed loan; needed for one.',
    min: 1,
    max: 39,
  }),
)

export const housing = withDefault(
  choice({
    label: 'A casa é para',
    description:
      'permanent: own permanent home; secondary: own, but not permanent; investment: to let or sell (stamp duty on interest, other limits).',
    options: {
      permanent: 'Viver (própria e permanente)',
      secondary: 'Segunda casa',
      investment: 'Arrendar ou vender',
    },
  }),
  'permanent',
)

export const netMonthlyIncome = optional(
  eurosPer({
    label: 'Rendimento líquido mensal',
    hint: 'De todos os titulares. Para saberes a taxa de esforço e quanto podes pedir.',
    description: 'Net monthly income of all borrowers, euros: for the effort test.',
    min: 1,
    max: 20_000_000,
  }),
)

export const otherInstalments = extraCost({
  label: 'Prestações de outros créditos, por mês',
  description: 'Monthly instalments of other loans, euros.',
})

export const age = (words: Words) => optional(count({ ...words, unit: 'anos', min: 18, max: 110 }))

/** Extra repayment: amount, month and what stays. */
export const earlyRepaymentFields = {
  earlyRepayment: optional(
    euros({
      label: 'Reembolso antecipado',
      hint: 'Quanto pagarias a mais, de uma vez.',
      description: 'Capital repaid early, euros; at most what is owed then.',
      min: 1,
      max: 10_000_000,
    }),
  ),
  earlyRepaymentMonth: neededWhen(
    ({ earlyRepayment }) => earlyRepayment !== undefined,
    optional(
      count({
        label: 'Depois da prestação número',
        description: 'Instalment after which the early repayment is made; needed with `earlyRepayment`.',
        min: 1,
        max: 600,
      }),
    ),
  ),
  earlyRepaymentKeeps: withDefault(
    choice({
      label: 'Depois do reembolso, fica igual',
      description: 'term: the instalment falls; instalment: the loan ends sooner.',
      options: { term: 'O prazo (baixa a prestação)', instalment: 'A prestação (acaba mais cedo)' },
    }),
    'term',
  ),
} as const

export const onDay = (words: Words) => optional(date(words))
