import { date, euros, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { defineNotebook } from 'shared-lib/kit/notebook/notebook'

const months = 12

/** Proposals of the visitor, and their cost. Pure. */
export const __camel__Notebook = defineNotebook({
  product: '__name__',
  form: defineForm({
    monthly: euros({
      label: 'Preço por mês',
      description: 'Monthly price, EUR',
      missing: 'Insere o preço por mês da proposta',
      min: 0,
      max: 100_000,
    }),
    joining: optional(
      euros({
        label: 'Custos iniciais',
        hint: 'Só se a proposta os diz.',
        description: 'Paid once, at the beginning, EUR',
        min: 0,
        max: 100_000,
      }),
    ),
    until: optional(date({ label: 'Válida até', description: 'Last day of the proposal' })),
  }),
  cost({ monthly, joining = 0 }) {
    const parts = [
      { key: 'monthly', title: 'Mensalidades', cents: monthly * months },
      { key: 'joining', title: 'Custos iniciais', cents: joining },
    ]
    return { cents: parts.reduce((sum, { cents }) => sum + cents, 0), parts }
  },
  costTitle: `Custo em ${months} meses`,
  counted: ['joining'],
  breakEvenFields: ['monthly', 'joining'],
  until: 'until',
})
