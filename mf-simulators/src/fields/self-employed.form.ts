import { choice, count, euros, optional, percent, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm, type InputOf } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { eurosPer } from 'shared-lib/kit/form/period-fields'
import { cents } from 'shared-lib/rules/money/cents'
import { regionNames } from 'shared-lib/rules/property/region'
import { youthYear } from './irs-earnings.fields'

const most = 1_000_000

const hasOther = ({ beside }: Values) => beside !== 'none'
const isService = ({ kind }: Values) => kind !== 'goods'

const fields = {
  receipts: euros({
    label: 'Valor dos recibos',
    hint: 'Sem IVA.',
    description: 'Receipts without VAT, euros: of a month or of a year by `context`.',
    min: 0,
    max: most,
    slider: { min: 500, max: 6000, step: 100 },
  }),
  context: withDefault(
    choice({
      label: 'Este valor é',
      description: 'Whether `receipts` is a month’s, the same all year, or a year’s.',
      options: { monthly: 'por mês', yearly: 'por ano' },
    }),
    'monthly',
  ),
  kind: withDefault(
    choice({
      label: 'O que fazes',
      hint: 'As profissões da lista do IRS são as do artigo 151.º: consultores, designers, médicos, programadores.',
      description:
        'services: professions of the list of art. 151 of the CIRS; other_services: other services; goods: goods, hotels, restaurants and bars.',
      options: {
        services: 'Serviços de uma profissão da lista do IRS',
        other_services: 'Outros serviços',
        goods: 'Vendas, hotelaria e restauração',
      },
      list: true,
    }),
    'services',
  ),
  activity_year: withDefault(
    choice({
      label: 'Ano de atividade',
      description:
        'first: the first twelve months of a first activity, without contributions and with half of the coefficient; second: three quarters of it.',
      options: { first: '1.º', second: '2.º', later: '3.º ou depois' },
    }),
    'later',
  ),
  beside: withDefault(
    choice({
      label: 'Também recebes',
      description: 'Other income beside the receipts: none, a job with somebody else, or a pension.',
      options: { none: 'Só recibos', job: 'Ordenado', pension: 'Pensão' },
    }),
    'none',
  ),
  other_income: when(
    hasOther,
    eurosPer({
      label: 'Ordenado ou pensão bruta do ano',
      hint: 'Com os subsídios de férias e de Natal.',
      description: 'Gross wage or pension of the year, euros.',
      min: 0,
      max: most,
    }),
  ),
  region: withDefault(
    choice({
      label: 'Onde vives',
      description: 'Region of residence.',
      options: regionNames,
    }),
    'mainland',
  ),
  withholding: when(
    isService,
    withDefault(
      choice({
        label: 'Retenção na fonte',
        description:
          'usual: clients withhold; waived: the waiver of art. 101-B was asked for; none: clients who do not withhold, such as families and foreign companies.',
        options: {
          usual: 'Os clientes retêm',
          waived: 'Pedi dispensa',
          none: 'Os clientes não retêm',
        },
        list: true,
      }),
      'usual',
    ),
  ),
  withholding_rate: when(
    (values) => isService(values) && values.withholding === 'usual',
    optional(
      percent({
        label: 'Taxa de retenção',
        hint: 'A dos teus recibos, se for outra. Nos Açores e na Madeira é precisa.',
        description:
          'Rate that clients withhold, percent, in place of the mainland’s. Needed in the islands.',
        min: 0,
        max: 50,
      }),
    ),
  ),
  adjustment: withDefault(
    choice({
      label: 'Ajuste na declaração trimestral',
      hint: 'Podes descontar menos ou mais, e ficar com menos ou mais proteção.',
      description: 'Percent by which the quarterly declaration moves what counts.',
      options: [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25].map(
        (points) =>
          [points, points === 0 ? 'Nenhum' : `${points > 0 ? '+' : '−'}${Math.abs(points)}\u00a0%`] as const,
      ),
      list: true,
    }),
    0,
  ),
  expenses: withDefault(
    eurosPer({
      label: 'Despesas da atividade no ano',
      hint: 'Com fatura, além da Segurança Social. Só contam no IRS dos serviços.',
      description: 'Documented expenses of the activity in the year beyond contributions, euros.',
      min: 0,
      max: most,
    }),
    cents(0),
  ),
  dependents: withDefault(
    count({ label: 'Dependentes', description: 'Dependants, over three years of age.', min: 0, max: 20 }),
    0,
  ),
  youth_irs: youthYear(),
  year: optional(
    count({
      label: 'Ano',
      hint: 'Se não escreveres, contamos este ano.',
      description: 'Year of the receipts; today’s by default.',
      min: 2000,
      max: 2100,
    }),
  ),
}

/** Inputs of a person who works on receipts, as in `POST /api/calculators/self-employed`. */
export const selfEmployedForm = defineForm(
  fields,
  [
    { names: ['receipts'], decisive: true },
    { names: ['context', 'kind', 'activity_year', 'beside', 'other_income', 'region'] },
    {
      title: 'Retenção e Segurança Social',
      names: ['withholding', 'withholding_rate', 'adjustment'],
      folded: true,
    },
    { title: 'IRS', names: ['expenses', 'dependents', 'youth_irs', 'year'], folded: true },
  ],
  { receipts: '2000' },
)

export type SelfEmployedFormInput = InputOf<typeof fields>
