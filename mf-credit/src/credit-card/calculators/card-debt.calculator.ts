import { cents, flag, integer, object } from 'shared-lib/contract/schema'
import { defineCalculator } from 'shared-lib/kit/form/calculator'
import { choice, count, euros, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { list } from 'shared-lib/kit/form/list'
import { sumCents } from 'shared-lib/rules/money/cents'
import { habitFields, termsFields } from '../fields'
import { sumOf, totalCharges } from '../rules/card-charges'
import { paymentFrom } from '../rules/card-input'
import { type CardMonth, payOff } from '../rules/card-months'
import { clearIn } from '../rules/clear-in'
import { cardRatesOn } from '../rules/legal-maximum'
import { rateNeeded } from './card.problems'
import * as schema from './card.schema'
import { cardLimits } from './card-limits'

/** Rows of the answer, and the longest time to clear a debt in: fifty years. */
const longestTable = 600

const debtForm = defineForm({
  balance: euros({
    label: 'Quanto deves hoje no cartão',
    description: 'Owed today, euros; nothing more is bought.',
    min: 0.01,
    max: 100_000,
  }),
  tan: termsFields.tan,
  pays: withDefault(
    choice({
      label: 'Como pagas',
      description: 'minimum: a share of what is owed, at least a floor; fixed: the same amount every month.',
      options: { minimum: 'O mínimo', fixed: 'Um valor certo' },
    }),
    'minimum',
  ),
  minimumShare: habitFields.minimumShare,
  minimumFloor: habitFields.minimumFloor,
  fixedPayment: habitFields.fixedPayment,
  clearIn: withDefault(
    list({
      label: 'Acabar em quantos meses',
      description: 'Numbers of months to clear the debt in.',
      of: {
        ...count({ label: 'Meses', unit: 'meses', min: 1, max: longestTable }),
        schema: integer('Months.', { minimum: 1, maximum: longestTable }),
      },
      most: 12,
    }),
    [12, 24],
  ),
})

const totalsOf = (months: readonly CardMonth[]) => {
  const { interest, dutyOnInterest, dutyOnUse } = totalCharges(months)
  return { interest, stampOnInterest: dutyOnInterest, stampOnUse: dutyOnUse }
}

/** `POST /api/calculators/card-debt`. */
export const cardDebtCalculator = defineCalculator({
  form: debtForm,
  title: 'Debt on a card',
  called: 'Dívida de um cartão de crédito',
  description:
    'How long a debt on a credit card lasts and what it costs while nothing more is bought: by the least payment or a fixed one, month by month, with stamp duty on interest and on what is owed. Says so when the debt never ends, and what to pay a month to end it in so many months.',
  limits: cardLimits,
  output: object(
    {
      endsEver: flag(
        'False: a payment that does not exceed the charges of its month; the debt grows or stays.',
      ),
      firstMonthCharges: cents('interest and duties of the first month.'),
      firstPayment: cents('paid the first month.'),
      ...schema.rates,
      clearIn: schema.clearIn,
    },
    {
      months: integer('Months until nothing is owed; missing, as the totals are, when it never ends.'),
      ...schema.charges,
      paid: cents('all that is paid.'),
      cost: cents('all that is paid less the debt.'),
      schedule: schema.months,
    },
  ),
  examples: [
    {
      title: 'The least payment of 5 %, at least 25 €',
      input: { balance: 1500, tan: 14, pays: 'minimum', minimumShare: 5, minimumFloor: 25 },
    },
    { title: '100 € a month', input: { balance: 1500, tan: 14, pays: 'fixed', fixedPayment: 100 } },
    {
      title: 'A payment that never ends the debt',
      input: { balance: 2000, tan: 14.8, pays: 'fixed', fixedPayment: 28, clearIn: [6, 12, 18] },
    },
    { title: 'The rate is not known: the highest of the law', input: { balance: 800 } },
  ],
  calculate({ balance, tan, clearIn: wanted, ...pays }, today) {
    const rates = cardRatesOn(today, tan)
    if (!rates) return { problems: [rateNeeded] }
    const outcome = payOff(balance, rates, paymentFrom(pays))
    const first = outcome.months[0]
    return {
      result: {
        endsEver: outcome.ends,
        firstMonthCharges: first ? sumOf(first) : 0,
        firstPayment: first?.paid ?? 0,
        tan: rates.tan,
        isLegalMaximum: rates.isLegalMaximum,
        clearIn: wanted.map((months) => {
          const amount = clearIn(balance, rates, months)
          const cleared = payOff(balance, rates, { kind: 'fixed', amount })
          const cost = sumCents(...cleared.months.map(sumOf))
          return { months, perMonth: amount, cost }
        }),
        ...(outcome.ends && {
          months: outcome.months.length,
          ...totalsOf(outcome.months),
          paid: sumCents(...outcome.months.map(({ paid }) => paid)),
          cost: sumCents(...outcome.months.map(sumOf)),
          schedule: outcome.months.slice(0, longestTable).map(schema.monthRow),
        }),
      },
    }
  },
})
