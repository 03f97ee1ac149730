import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'
import { cents, sumCents } from 'shared-lib/rules/money/cents'
import { termsFields } from '../fields'
import type { CardDuties } from './card-charges'
import { type CardHabit, cardYear } from './card-year'

/** Facts besides its contract that the cost of a card depends on. Plain data. */
export interface CountedFor {
  readonly habit: CardHabit
  readonly duties: CardDuties
  /** Replaces a missing rate; undefined while the ceiling of the quarter is not known. */
  readonly highestTan: number | undefined
}

const none = cents(0)

const form = defineForm({
  cardFee: {
    ...termsFields.annualFee,
    fallback: undefined,
    label: 'Anuidade, sem imposto',
    hint: 'Zero, se a proposta diz que não tem.',
    missing: 'Insere a anuidade da proposta; zero, se não tem',
  },
  cardTan: optional({
    ...termsFields.tan,
    label: 'TAN',
    hint: 'Na ficha de informação (FIN). Se não escreveres, contamos a mais alta que a lei permite.',
  }),
  cardCashback: optional({ ...termsFields.cashback, fallback: undefined }),
  cardCashbackCap: termsFields.cashbackCap,
  cardCashFee: optional({ ...termsFields.cashFee, fallback: undefined }),
  cardForeignFee: optional({ ...termsFields.foreignFee, fallback: undefined }),
  cardUntil: optional(date({ label: 'Válida até', description: 'Last day of the proposal' })),
})

/** The notebook of cards: what a year with each costs for the visitor's own way of using one. */
export const cardNotebook = ({ habit, duties, highestTan = 0 }: CountedFor) =>
  defineNotebook({
    product: 'credit-card',
    form,
    cost({ cardFee, cardTan, cardCashback = 0, cardCashbackCap, cardCashFee = none, cardForeignFee = 0 }) {
      const year = cardYear(
        habit,
        {
          tan: cardTan ?? highestTan,
          annualFee: cardFee ?? none,
          cashback: cardCashback,
          cashbackCap: cardCashbackCap,
          cashFee: cardCashFee,
          cashFeeShare: 0,
          foreignFee: cardForeignFee,
        },
        duties,
      )
      const parts = [
        {
          key: 'interest',
          title: 'Juros e imposto',
          cents: sumCents(year.interest, year.dutyOnInterest, year.dutyOnUse),
        },
        { key: 'fee', title: 'Anuidade', cents: year.annualFee },
        { key: 'cash', title: 'Levantamentos', cents: year.cashFees },
        { key: 'foreign', title: 'Moeda estrangeira', cents: year.foreignFees },
        { key: 'cashback', title: 'Reembolso', cents: cents(-year.cashback) },
      ]
      return { cents: year.cost, parts }
    },
    costTitle: 'Custo do primeiro ano',
    counted: ['cardTan', 'cardCashFee', 'cardForeignFee'],
    breakEvenFields: ['cardFee', 'cardTan', 'cardCashback'],
    until: 'cardUntil',
  })

/** Holds the fields and the storage key of a proposal but no habit, so its costs must not be shown. */
export const uncountedNotebook = cardNotebook({
  habit: {
    purchases: none,
    balance: none,
    payment: { kind: 'all' },
    cashTimes: 0,
    cash: none,
    foreign: none,
  },
  duties: { onCharges: 0, onUse: 0 },
  highestTan: undefined,
})
