import { choice, count, euros, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** The three figures of a proposal; what the money is for decides the legal maximum. */
export const loanVerdictFields = {
  instalment: eurosPer({
    label: 'Prestação por mês',
    description: 'Instalment with taxes and required insurance, EUR.',
    missing: 'Escreve a prestação da proposta',
    min: 1,
    max: 20_000,
  }),
  months: count({
    label: 'Meses',
    unit: 'meses',
    description: 'Term, months.',
    missing: 'Escreve quantos meses dura o crédito',
    min: 2,
    max: 240,
  }),
  amount: euros({
    label: 'Montante',
    description: 'Amount lent, EUR; the law sets maximum rates for 200 to 75,000.',
    missing: 'Escreve quanto te emprestam',
    min: 200,
    max: 75_000,
  }),
  category: withDefault(
    choice({
      label: 'Para que é o crédito',
      description:
        'Kind of credit whose ceiling counts: `education` is education, health, renewable energy and leasing of equipment; `carNew` and `carUsed` with reservation of title. `personal`, all other purposes, by default.',
      list: true,
      options: {
        personal: 'Outro fim',
        education: 'Educação, saúde ou energias renováveis',
        carNew: 'Carro ou mota novos',
        carUsed: 'Carro ou mota usados',
        leasingNew: 'Carro novo, em leasing ou ALD',
        leasingUsed: 'Carro usado, em leasing ou ALD',
      },
    }),
    'personal',
  ),
}

export const loanVerdictForm = defineForm(loanVerdictFields, [
  { names: ['instalment', 'months', 'amount'] },
  { title: 'Para que é o crédito', names: ['category'], folded: true },
])
