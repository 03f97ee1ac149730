import { count, date, euros, optional, percent } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'
import { type Cents, cents, roundHalfUpToCent, timesCents } from 'shared-lib/rules/money/cents'

const [daysOfYear, yearDays, monthsOfYear] = [365, 360, 12]

/** Net return of one year of the asked amount at a bank's own terms, so that proposals of different terms compare. */
const yearOf =
  (amount: Cents, tax: number) =>
  ({
    ownRate,
    ownMonths,
    ownAccount = cents(0),
    ownTransfer = cents(0),
  }: {
    readonly ownRate: number
    readonly ownMonths: number
    readonly ownAccount?: Cents | undefined
    readonly ownTransfer?: Cents | undefined
  }) => {
    const gross = roundHalfUpToCent(((amount / 100) * ownRate * daysOfYear) / yearDays)
    const parts = [
      { key: 'gross', title: 'Juros', cents: gross },
      { key: 'tax', title: 'Imposto', cents: cents(-timesCents(gross, tax)) },
      { key: 'account', title: 'Conta', cents: cents(-ownAccount * monthsOfYear) },
      {
        key: 'transfer',
        title: 'Transferência',
        cents: cents(-timesCents(ownTransfer, monthsOfYear / ownMonths)),
      },
    ]
    return { cents: parts.reduce((sum, part) => sum + part.cents, 0), parts }
  }

/** Notebook of deposits that the visitor's own bank proposes, counted for an amount and a tax. Pure. */
export const depositNotebookFor = (amount: Cents, tax: number) =>
  defineNotebook({
    product: 'term-deposit',
    better: 'more',
    form: defineForm({
      ownRate: percent({
        label: 'TANB',
        hint: 'A taxa anual bruta da proposta, sem bónus que não vás ter.',
        description: 'Gross yearly nominal rate, percent',
        missing: 'Insere a TANB da proposta',
        min: 0,
        max: 20,
      }),
      ownMonths: count({
        label: 'Prazo',
        description: 'Term, months',
        missing: 'Insere o prazo em meses',
        unit: 'meses',
        min: 1,
        max: 120,
      }),
      ownAccount: optional(
        eurosPer({
          label: 'Conta à ordem, por mês',
          hint: '0, se já a tens ou não paga.',
          description: 'Price of the account, EUR a month',
          min: 0,
          max: 100,
        }),
      ),
      ownTransfer: optional(
        euros({
          label: 'Transferência no fim',
          description: 'One transfer out at the end, EUR',
          min: 0,
          max: 100,
        }),
      ),
      ownUntil: optional(date({ label: 'Válida até', description: 'Last day of the proposal' })),
    }),
    cost: yearOf(amount, tax),
    costTitle: 'Ganhas num ano',
    counted: ['ownAccount'],
    breakEvenFields: ['ownRate'],
    until: 'ownUntil',
  })
