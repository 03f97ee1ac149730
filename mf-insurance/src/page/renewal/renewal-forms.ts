import { date } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

export const renewalForm = defineForm({
  lastDay: date({
    label: 'Último dia do teu seguro',
    hint: 'Está no certificado do seguro e no recibo.',
    description: 'Last day of the policy.',
    missing: 'Insere o último dia do teu seguro',
  }),
})

export const saleForm = defineForm({
  saleTotal: eurosPer({
    label: 'Total que pagaste pelo ano',
    description: 'Total of the year, EUR.',
    missing: 'Escreve o total que pagaste pelo ano',
    min: 1,
    max: 20_000,
  }),
  saleStart: date({
    label: 'Primeiro dia desse ano',
    description: 'First day of the year paid.',
    missing: 'Insere o primeiro dia do ano que pagaste',
  }),
  saleOn: date({ label: 'Dia da venda', description: 'Day of the sale.', missing: 'Insere o dia da venda' }),
})
