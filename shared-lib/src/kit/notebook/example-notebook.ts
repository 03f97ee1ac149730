import { count, date, euros, optional } from '../form/fields'
import { defineForm } from '../form/form'
import { eurosPer } from '../form/period-fields'
import { defineNotebook } from './notebook'

const months = 24

/** An invented product, for the design page and for tests: a subscription with a joining fee and gift months. */
export const exampleNotebook = defineNotebook({
  product: 'exemplo',
  form: defineForm({
    monthly: eurosPer({ label: 'Preço por mês', description: 'Monthly price, EUR', min: 0, max: 1000 }),
    joining: optional(
      euros({
        label: 'Adesão',
        hint: 'Só se a proposta a diz.',
        description: 'Joining fee, EUR',
        min: 0,
        max: 10_000,
      }),
    ),
    free: optional(
      count({
        label: 'Meses oferecidos',
        description: 'Months without a price',
        unit: 'meses',
        min: 0,
        max: months,
      }),
    ),
    until: optional(date({ label: 'Válida até', description: 'Last day of the proposal' })),
  }),
  cost({ monthly, joining = 0, free = 0 }) {
    const parts = [
      { key: 'monthly', title: 'Mensalidades', cents: monthly * (months - free) },
      { key: 'joining', title: 'Adesão', cents: joining },
    ]
    return { cents: parts.reduce((sum, { cents }) => sum + cents, 0), parts }
  },
  costTitle: `Custo em ${months} meses`,
  counted: ['joining'],
  breakEvenFields: ['monthly', 'free'],
  until: 'until',
})
