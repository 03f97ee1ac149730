import { choice, euros, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { companyFields, extraFields, mealFields, mostEuros } from './pay-extras.fields'
import { disabilityFields, personFields, youthFields } from './pay-person.fields'

/** Inputs of the net salary, as in `POST /api/calculators/net-salary`. */
export const netSalaryForm = defineForm(
  {
    employment: withDefault(
      choice({
        label: 'O que recebes',
        description: 'employed: a wage; pensioner: a pension; military: a wage of the armed forces.',
        options: { employed: 'Ordenado', pensioner: 'Pensão', military: 'Ordenado de militar' },
      }),
      'employed',
    ),
    wage_raw: euros({
      label: 'Valor bruto',
      hint: 'O ordenado base, ou a pensão, antes de descontos.',
      description: 'Base wage or pension before deductions, euros: of a month or of a year by `context`.',
      min: 0,
      max: mostEuros,
      slider: { min: 900, max: 5000, step: 50 },
    }),
    context: withDefault(
      choice({
        label: 'Este valor é',
        description: 'Whether `wage_raw` is a month’s or a year’s (14 payments); everything else is monthly.',
        options: { monthly: 'por mês', yearly: 'por ano' },
      }),
      'monthly',
    ),
    ...personFields,
    ...disabilityFields,
    ...youthFields,
    ...mealFields,
    duodecimal_subsidies: withDefault(
      choice({
        label: 'Subsídios de férias e de Natal em duodécimos',
        description:
          'Part of the two subsidies together that is paid with the months: quarter is half of the holiday subsidy.',
        options: { none: 'Não', quarter: 'Metade de um', half: 'Metade de cada', full: 'Os dois' },
      }),
      'none',
    ),
    ...extraFields,
    ...companyFields,
  },
  [
    { names: ['wage_raw'], decisive: true },
    {
      names: ['dependents', 'fiscal_situation', 'meal_subsidy_type', 'meal_subsidy_daily'],
      decisive: true,
      paired: true,
    },
    { names: ['employment', 'context', 'region', 'period'] },
    { title: 'Subsídios', names: ['meal_subsidy_days', 'meal_subsidy_months', 'duodecimal_subsidies'] },
    { title: 'IRS Jovem', names: ['youth_irs', 'youth_irs_year', 'youth_irs_exact_year'] },
    {
      title: 'Deficiência',
      names: ['invalidity', 'invalid_dependents', 'invalid_dependents_times', 'invalid_spouse'],
      folded: true,
    },
    {
      title: 'Outros rendimentos do mês',
      names: [
        'extraordinary_earnings',
        'extraordinary_from_hour_101',
        'earnings_irs_ss',
        'earnings_irs',
        'other_exempt_earnings',
      ],
      folded: true,
    },
    {
      title: 'Descontos e arredondamento',
      names: ['worker_contribution', 'company_contribution', 'weekly_hours', 'rounding'],
      folded: true,
    },
  ],
  { wage_raw: '1500' },
)
