import { count, euros, optional, percent } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** The three figures of a proposal of a home loan. */
export const homeVerdictFields = {
  instalment: eurosPer({
    label: 'Prestação por mês',
    description: 'First instalment, EUR.',
    missing: 'Escreve a prestação da proposta',
    min: 1,
    max: 50_000,
  }),
  taeg: percent({
    label: 'TAEG',
    hint: 'Está na primeira página da FINE.',
    description: 'TAEG as printed in the FINE, percent.',
    missing: 'Escreve a TAEG da proposta',
    decimals: 2,
    min: 0,
    max: 25,
  }),
  debt: euros({
    label: 'Montante ou dívida',
    description: 'Amount lent, or owed and moved, EUR.',
    missing: 'Escreve quanto te emprestam ou quanto deves',
    min: 1000,
    max: 5_000_000,
  }),
  years: optional(
    count({
      label: 'Anos por pagar',
      hint: 'Se não escreveres, calculamos pela prestação.',
      unit: 'anos',
      description: 'Years of the loan; worked out of the instalment where they are not given.',
      min: 1,
      max: 40,
    }),
  ),
}

export const homeVerdictForm = defineForm(homeVerdictFields, [
  { names: ['instalment', 'taeg', 'debt'] },
  { title: 'Para uma conta mais certa', names: ['years'], folded: true },
])
