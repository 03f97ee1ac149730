import {
  choice,
  count,
  euros,
  optional,
  percent,
  type Words,
  when,
  withDefault,
} from 'shared-lib/kit/form/fields'
import { cents } from 'shared-lib/rules/money/cents'
import { hasMeal, in2024, isWork } from './pay-conditions'

/** More than anybody is paid: catches a figure in the wrong unit. */
export const mostEuros = 10_000_000

const monthly = ({ description, ...words }: Words) =>
  withDefault(
    euros({ ...words, description: `${description} Euros a month.`, min: 0, max: mostEuros }),
    cents(0),
  )

/** Other payments with a month. */
export const extraFields = {
  extraordinary_earnings: when(
    isWork,
    monthly({
      label: 'Trabalho suplementar',
      hint: 'Horas extra de um mês, brutas.',
      description: 'Overtime, withheld by itself.',
    }),
  ),
  extraordinary_from_hour_101: when(
    (values) => isWork(values) && in2024(values),
    monthly({
      label: 'Deste, da 101.ª hora do ano em diante',
      description: 'Part of the overtime for hour 101 of the year and later: in 2024 it bore half the rate.',
    }),
  ),
  earnings_irs_ss: when(
    isWork,
    monthly({
      label: 'Outros rendimentos com IRS e Segurança Social',
      description: 'Earnings that bear IRS and social security, such as a shift supplement.',
    }),
  ),
  earnings_irs: monthly({
    label: 'Outros rendimentos só com IRS',
    description: 'Earnings that bear IRS only.',
  }),
  other_exempt_earnings: monthly({
    label: 'Rendimentos isentos',
    description: 'Earnings that bear neither, such as allowances.',
  }),
}

/** Meal allowance. */
export const mealFields = {
  meal_subsidy_type: when(
    isWork,
    withDefault(
      choice({
        label: 'Subsídio de refeição',
        description: 'How the meal allowance is paid; stamps have the limit of the card.',
        options: { none: 'Não tenho', money: 'Em dinheiro', card: 'Em cartão', stamps: 'Em vales' },
        list: true,
      }),
      'none',
    ),
  ),
  meal_subsidy_daily: when(
    hasMeal,
    euros({
      label: 'Valor por dia',
      description: 'Meal allowance of a working day, euros.',
      min: 0,
      max: 1000,
    }),
  ),
  meal_subsidy_days: when(
    hasMeal,
    withDefault(
      count({
        label: 'Dias por mês',
        unit: 'dias',
        description: 'Days with meal allowance in a month.',
        min: 0,
        max: 31,
      }),
      22,
    ),
  ),
  meal_subsidy_months: when(
    hasMeal,
    withDefault(
      count({
        label: 'Meses por ano com subsídio',
        unit: 'meses',
        hint: 'Nas férias não se paga.',
        description: 'Months of the year with meal allowance: none is due on holidays.',
        min: 0,
        max: 12,
      }),
      11,
    ),
  ),
}

/** How withholdings become whole euros. */
export const roundingField = {
  rounding: withDefault(
    choice({
      label: 'Arredondamento da retenção',
      hint: 'A lei arredonda ao euro inferior, mas não diz se cada retenção ou o total.',
      description:
        'each: every autonomous withholding (wage, each subsidy, overtime) down to whole euros, as in the example checked with the tax authority; total: only the sum of the payment; cents: not at all.',
      options: { each: 'Cada retenção', total: 'O total do mês', cents: 'Sem arredondar ao euro' },
    }),
    'each',
  ),
}

/** Contributions and rounding. */
export const companyFields = {
  worker_contribution: when(
    isWork,
    optional(
      percent({
        label: 'Taxa que descontas para a Segurança Social ou a CGA',
        hint: 'Só se não for 11 %. Está no teu recibo.',
        description:
          'Worker’s contribution, percent, in place of the general 11. Needed for `military`, whose rates are not held.',
        min: 0,
        max: 50,
      }),
    ),
  ),
  company_contribution: when(
    isWork,
    optional(
      percent({
        label: 'Taxa da empresa',
        hint: 'Só se não for 23,75 %.',
        description: 'Company’s contribution, percent, in place of the general 23.75.',
        min: 0,
        max: 50,
      }),
    ),
  ),
  weekly_hours: withDefault(
    count({
      label: 'Horas por semana',
      description: 'Contracted hours a week, for the hourly amounts only.',
      min: 1,
      max: 60,
    }),
    40,
  ),
  ...roundingField,
}
