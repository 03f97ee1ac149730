import {
  choice,
  count,
  euros,
  neededWhen,
  optional,
  percent,
  when,
  withDefault,
} from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { county } from './county.fields'

/** Inputs of the IMI, as in `POST /api/calculators/imi`. */
export const imiForm = defineForm(
  {
    vpt: euros({
      label: 'Valor patrimonial tributário',
      hint: 'Está na caderneta predial e na nota de cobrança. Não é o preço da casa.',
      description: 'Tax value of the property (valor patrimonial tributário), euros.',
      min: 0,
      max: 100_000_000,
      slider: { min: 20_000, max: 400_000, step: 5000 },
    }),
    propertyType: withDefault(
      choice({
        label: 'Tipo de prédio',
        description: 'urban: homes, shops, land to build on; rural: farm land and woods.',
        options: { urban: 'Urbano', rural: 'Rústico' },
      }),
      'urban',
    ),
    county: neededWhen(
      ({ propertyType, rate }) => propertyType === 'urban' && rate === undefined,
      optional(
        county({
          label: 'Concelho',
          description: 'Municipality where the property lies: decides rate and family deduction.',
        }),
      ),
    ),
    dependents: withDefault(
      choice({
        label: 'Dependentes',
        hint: 'Só conta para a casa onde vives.',
        description: 'Dependants of the household that lives in its own home; 3 is three or more.',
        options: [
          [0, 'Nenhum'],
          [1, '1'],
          [2, '2'],
          [3, '3 ou mais'],
        ],
      }),
      0,
    ),
    rate: when(
      ({ propertyType }) => propertyType === 'urban',
      optional(
        percent({
          label: 'Taxa do IMI',
          hint: 'Se a souberes: vale em vez da taxa do concelho.',
          description:
            'Rate of urban property, percent of the tax value (0.3 is 0.3 %); goes before the municipality’s. Needed where the municipality’s is not known. Not read for rural property.',
          min: 0.05,
          max: 3,
        }),
      ),
    ),
    year: optional(
      count({
        label: 'Ano do imposto',
        hint: 'O imposto de um ano paga-se no ano seguinte.',
        description:
          'Year that the tax concerns (owner on 31 December); it is paid in the next one. The year before today’s by default.',
        min: 2000,
        max: 2100,
      }),
    ),
  },
  [
    { names: ['vpt', 'county'], decisive: true },
    { names: ['propertyType', 'dependents'] },
    { title: 'Outra taxa ou outro ano', names: ['rate', 'year'], folded: true },
  ],
  { vpt: '100000', county: '1106' },
)
