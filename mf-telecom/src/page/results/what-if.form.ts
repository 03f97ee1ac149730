import { euros, optional, percent } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'

/** The visitor's suppositions on the results page: a quoted price, and a rise that is not known yet. */
export const whatIfForm = defineForm({
  tryPrice: optional(
    eurosPer({
      label: 'Nova mensalidade',
      hint: 'A de uma proposta que tens, ou a que queres experimentar.',
      description: 'Monthly price of another contract, EUR with VAT.',
      min: 0,
      max: 1000,
      invalid: 'Escreve a nova mensalidade em euros, por exemplo 26,00',
    }),
  ),
  tryOnce: optional(
    euros({
      label: 'Ativação e instalação da nova',
      description: 'What starting it costs once, EUR.',
      min: 0,
      max: 10_000,
      invalid: 'Escreve o valor em euros, por exemplo 0',
    }),
  ),
  tryRise: optional(
    percent({
      label: 'Subida da atual em fevereiro',
      description: 'Yearly rise of today’s price, percent.',
      min: 0,
      max: 30,
      decimals: 2,
      invalid: 'Escreve a subida em percentagem, de 0 a 30, por exemplo 2,3',
    }),
  ),
})
