import { choice, count, euros, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import type { AnswersOf, InputOf } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { cents } from 'shared-lib/rules/money/cents'

const nothing = cents(0)

const paysMinimum = ({ pays }: Values) => pays === 'minimum'
const takesCash = ({ cashTimes }: Values) => typeof cashTimes === 'number' && cashTimes > 0

const mostInAMonth = 20_000
const mostOwed = 100_000

/** How a card is used: what its cost depends on besides its contract. */
export const habitFields = {
  pays: choice({
    label: 'Como pagas o cartão?',
    description:
      'How each statement is paid. all: in full; minimum: a share of what is owed, at least a floor; fixed: the same amount every month; interest: what was bought and charged, so that the debt of before stays.',
    missing: 'Escolhe como pagas o cartão',
    columns: 1,
    options: {
      all: { label: 'Pago sempre tudo', about: 'Na data do extrato, sem deixar nada por pagar' },
      minimum: { label: 'Pago o mínimo', about: 'Uma parte do que devo, a que o banco exige' },
      fixed: { label: 'Pago um valor certo', about: 'O mesmo todos os meses, por exemplo 50 €' },
      interest: {
        label: 'Pago as compras do mês e os juros',
        about: 'A dívida que já tinha fica na mesma',
      },
    },
  }),
  minimumShare: when(
    paysMinimum,
    withDefault(
      percent({
        label: 'Mínimo: que parte do que deves',
        hint: 'Está no contrato; a lei não fixa nenhum. Partimos de 3 %, como exemplo.',
        description: 'Least payment, percent of what is owed with the charges of the month; of the contract.',
        min: 0,
        max: 100,
      }),
      0.03,
    ),
  ),
  minimumFloor: when(
    paysMinimum,
    withDefault(
      euros({
        label: 'Mínimo: pelo menos',
        hint: 'Está no contrato. Partimos de 15 €, como exemplo.',
        description: 'Smallest least payment, euros; of the contract.',
        min: 0,
        max: 1000,
      }),
      cents(1500),
    ),
  ),
  fixedPayment: when(
    ({ pays }) => pays === 'fixed',
    eurosPer({
      label: 'Quanto pagas por mês',
      description: 'Paid every month, euros; needed when `pays` is fixed.',
      missing: 'Insere quanto pagas por mês',
      min: 1,
      max: mostOwed,
    }),
  ),
  monthlyPurchases: withDefault(
    eurosPer({
      label: 'Quanto gastas com o cartão por mês',
      hint: 'Em média, só em compras.',
      description: 'Bought with the card in a month, euros.',
      min: 0,
      max: mostInAMonth,
    }),
    nothing,
  ),
  balance: withDefault(
    euros({
      label: 'Quanto deves hoje no cartão',
      hint: 'Zero, se não deves nada.',
      description: 'Owed on the card today, euros.',
      min: 0,
      max: mostOwed,
    }),
    nothing,
  ),
  cashTimes: withDefault(
    count({
      label: 'Levantamentos a crédito por ano',
      hint: 'Dinheiro levantado com o cartão de crédito, não com o de débito.',
      description: 'Times a year that cash is taken out on credit.',
      unit: 'vezes',
      min: 0,
      max: 365,
    }),
    0,
  ),
  cash: when(
    takesCash,
    withDefault(
      euros({
        label: 'Quanto levantas de cada vez',
        description: 'Cash of each time, euros.',
        min: 1,
        max: 10_000,
      }),
      cents(100_00),
    ),
  ),
  foreign: withDefault(
    eurosPer({
      label: 'Compras noutra moeda, por ano',
      hint: 'Fora da zona euro, ou em sites que cobram noutra moeda.',
      description: 'Of the purchases of a year, those in another currency, euros.',
      min: 0,
      max: 12 * mostInAMonth,
    }),
    nothing,
  ),
}

/** Terms of a card's contract; fees before stamp duty. */
export const termsFields = {
  tan: optional(
    percent({
      label: 'TAN do cartão',
      hint: 'Está no extrato e no contrato. Se não escreveres, contamos a mais alta que a lei permite hoje.',
      description:
        'Nominal yearly rate, percent. When missing, the one whose TAEG is the legal maximum of today without an annual fee.',
      min: 0,
      max: 40,
    }),
  ),
  annualFee: withDefault(
    euros({
      label: 'Anuidade, sem imposto',
      hint: 'No preçário chama-se comissão de disponibilização de cartão.',
      description: 'Annual fee before stamp duty, euros.',
      min: 0,
      max: 2000,
    }),
    nothing,
  ),
  cashback: withDefault(
    percent({
      label: 'Reembolso das compras',
      description: 'Share of the purchases that comes back, percent.',
      min: 0,
      max: 10,
    }),
    0,
  ),
  cashbackCap: optional(
    eurosPer({
      label: 'Reembolso por ano, no máximo',
      description: 'The most that comes back in a year, euros; no limit when missing.',
      min: 0,
      max: 100_000,
    }),
  ),
  cashFee: withDefault(
    euros({
      label: 'Comissão de cada levantamento, sem imposto',
      description: 'Fixed fee of each time cash is taken out, before stamp duty, euros.',
      min: 0,
      max: 100,
    }),
    nothing,
  ),
  cashFeeShare: withDefault(
    percent({
      label: 'Mais uma parte do que levantas',
      description: 'Further fee of each time, percent of the cash.',
      min: 0,
      max: 20,
    }),
    0,
  ),
  foreignFee: withDefault(
    percent({
      label: 'Comissão noutra moeda',
      description: 'Fee of what is paid in another currency, percent of it, before stamp duty.',
      min: 0,
      max: 10,
    }),
    0,
  ),
}

export const cardFields = { ...habitFields, ...termsFields }

export type HabitInput = InputOf<typeof habitFields>
export type TermsInput = InputOf<typeof termsFields>
export type CardAnswers = AnswersOf<typeof cardFields>
