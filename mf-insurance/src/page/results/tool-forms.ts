import { count, euros, optional, percent } from 'shared-lib/kit/form/fields'
import { defineForm, type Fields, type Form } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** Inputs of the sums next to the results; names are those of the address, and none of the funnel's or of a quote's. */
export const premiumForm = defineForm({
  taxTotal: eurosPer({
    label: 'Total do ano',
    description: 'Total of the year with taxes, EUR.',
    missing: 'Escreve o total do ano',
    min: 1,
    max: 20_000,
  }),
  taxShare: optional(
    percent({
      label: 'Parte que é responsabilidade civil',
      hint: 'Está no recibo. Se não sabes, não escrevas nada.',
      description: 'Compulsory liability in the commercial premium, percent.',
      min: 0,
      max: 100,
      decimals: 1,
    }),
  ),
})

export const partsForm = defineForm({
  onceTotal: euros({
    label: 'Total, pago de uma vez',
    description: 'Total of the year paid at once, EUR.',
    missing: 'Escreve o total pago de uma vez',
    min: 1,
    max: 20_000,
  }),
  partCount: count({
    label: 'Prestações por ano',
    description: 'Parts in a year.',
    missing: 'Escreve quantas prestações são',
    min: 2,
    max: 12,
  }),
  partEach: euros({
    label: 'Cada prestação',
    description: 'One part, EUR.',
    missing: 'Escreve o valor de cada prestação',
    min: 0.01,
    max: 20_000,
  }),
})

export const excessForm = defineForm({
  lowPremium: euros({
    label: 'Preço com a franquia baixa',
    description: 'Total of a year with the low excess, EUR.',
    missing: 'Escreve o preço com a franquia baixa',
    min: 0,
    max: 20_000,
  }),
  lowExcess: euros({
    label: 'Franquia baixa',
    description: 'Low excess, EUR.',
    missing: 'Escreve a franquia baixa',
    min: 0,
    max: 20_000,
  }),
  highPremium: euros({
    label: 'Preço com a franquia alta',
    description: 'Total of a year with the high excess, EUR.',
    missing: 'Escreve o preço com a franquia alta',
    min: 0,
    max: 20_000,
  }),
  highExcess: euros({
    label: 'Franquia alta',
    description: 'High excess, EUR.',
    missing: 'Escreve a franquia alta',
    min: 0,
    max: 20_000,
  }),
})

export const ownDamageForm = defineForm({
  vehicleValue: euros({
    label: 'Quanto vale hoje',
    description: 'Value of the vehicle, EUR.',
    missing: 'Escreve quanto vale hoje',
    min: 0,
    max: 1_000_000,
  }),
  ownExcess: euros({
    label: 'Franquia',
    description: 'Excess of own damage, EUR.',
    missing: 'Escreve a franquia',
    min: 0,
    max: 20_000,
  }),
  ownPremium: eurosPer({
    label: 'Quanto custam a mais por ano',
    hint: 'A diferença entre a proposta com e sem danos próprios.',
    description: 'What own damage adds to a year, EUR.',
    missing: 'Escreve quanto custam a mais por ano',
    min: 0,
    max: 20_000,
  }),
})

/** What an insurer asks now, held against the last receipt. */
export const todayForm = defineForm({
  askedNow: optional(
    euros({
      label: 'Quanto te pedem agora?',
      hint: 'O total do ano na renovação, ou numa proposta com as mesmas coberturas.',
      description: 'Total of the coming year with taxes, EUR.',
      min: 1,
      max: 10_000,
      invalid: 'Escreve o total do ano em euros, por exemplo 305,40',
    }),
  ),
})

const forms: readonly Form<Fields>[] = [todayForm, premiumForm, partsForm, excessForm, ownDamageForm]

/** Other parameters than the answers and the notebook that change the page of the results. */
export const toolParameters: readonly string[] = forms.flatMap(({ fields }) => Object.keys(fields))
