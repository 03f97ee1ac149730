import { choice, euros, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { typeNames } from './covers'

const amount = { min: 1, max: 20_000 }

/** The three figures of a quote or of a renewal, and the receipt before it. */
export const insuranceVerdictFields = {
  total: eurosPer({
    label: 'Total do ano',
    description: 'Total of the year with taxes, EUR.',
    missing: 'Escreve o total do ano',
    ...amount,
  }),
  covers: choice({
    label: 'O que cobre',
    description: 'Package: liability; with glass; with theft and fire; with own damage.',
    missing: 'Escolhe o que a proposta cobre',
    options: typeNames,
  }),
  excess: optional(
    euros({
      label: 'Franquia',
      hint: 'O que pagas tu em cada acidente.',
      description: 'Excess, EUR.',
      ...amount,
      min: 0,
    }),
  ),
  lastTotal: optional(
    euros({ label: 'Total do último recibo', description: 'Total of the year before, EUR.', ...amount }),
  ),
}

export const insuranceVerdictForm = defineForm(insuranceVerdictFields, [
  { names: ['total', 'covers', 'excess'] },
  { title: 'Para comparar com o que pagas', names: ['lastTotal'], folded: true },
])
