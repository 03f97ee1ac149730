import { choice, count, euros, flag, type Words, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import type { Values } from 'shared-lib/kit/form/input-field'
import { cents } from 'shared-lib/rules/money/cents'
import { mostEuros, roundingField } from './pay-extras.fields'
import { disabilityFields, personFields, youthFields } from './pay-person.fields'

type Which = 'first' | 'second'

/** Names used for fields that are not below the heading of their offer. */
const names = { first: 'primeira proposta', second: 'segunda proposta' } as const

const benefit = (words: Words) => withDefault(euros({ ...words, min: 0, max: mostEuros }), cents(0))

/** The same questions about each offer; `<Which>_` goes before their names. */
function offerFields<Of extends Which>(which: Of) {
  const isEmployee = (values: Values) => values[`${which}_contract`] !== 'self_employed'
  const hasMeal = (values: Values) => isEmployee(values) && values[`${which}_meal_subsidy_type`] !== 'none'
  const fields = {
    contract: withDefault(
      choice({
        label: 'Contrato',
        description:
          'permanent and fixed_term bear the same; self_employed: receipts for services, simplified regime.',
        options: { permanent: 'Sem termo', fixed_term: 'A termo', self_employed: 'Recibos verdes' },
      }),
      'permanent',
    ),
    wage_raw: euros({
      label: `Valor bruto da ${names[which]}`,
      ...(which === 'first' && { hint: 'O ordenado base antes de descontos, ou os recibos sem IVA.' }),
      description: 'Base wage before deductions, or receipts without VAT, euros by `context`.',
      min: 0,
      max: mostEuros,
      slider: { min: 900, max: 5000, step: 50 },
    }),
    context: withDefault(
      choice({
        label: 'Esse valor é',
        description: 'A month’s, or a year’s: 14 payments of a wage, 12 of receipts.',
        options: { monthly: 'por mês', yearly: 'por ano' },
      }),
      'monthly',
    ),
    meal_subsidy_type: when(
      isEmployee,
      withDefault(
        choice({
          label: 'Subsídio de refeição',
          description: 'How the meal allowance is paid.',
          options: { none: 'Não tem', money: 'Em dinheiro', card: 'Em cartão', stamps: 'Em vales' },
          list: true,
        }),
        'none',
      ),
    ),
    meal_subsidy_daily: when(
      hasMeal,
      euros({
        label: 'Subsídio por dia',
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
          description: 'Days with it in a month; 11 months.',
          min: 0,
          max: 31,
        }),
        22,
      ),
    ),
    car: benefit({
      label: `Carro da ${names[which]}`,
      hint: 'Quanto vale para ti por mês: o que deixas de gastar.',
      description: 'What a car is worth to the person, euros a month; counted as it is.',
    }),
    other_benefits: benefit({
      label: `Outros benefícios da ${names[which]}`,
      hint: 'Seguro, ginásio, telemóvel: quanto valem para ti por mês.',
      description: 'What everything else is worth to the person, euros a month; counted as it is.',
    }),
    first_year: when(
      (values) => !isEmployee(values),
      flag({
        label: 'São os meus primeiros doze meses de atividade',
        description: 'The first twelve months of activity bear no contributions.',
      }),
    ),
  }
  type Named = { [Name in keyof typeof fields & string as `${Of}_${Name}`]: (typeof fields)[Name] }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${which}_${name}`, field]),
  ) as Named
}

const first = offerFields('first')
const second = offerFields('second')
const namesOf = <Of extends object>(fields: Of) => Object.keys(fields) as (keyof Of & string)[]

/** Members of most offers, in the order in which people read them. */
const payNames = <Of extends Which>(which: Of) =>
  (
    [
      'context',
      'contract',
      'first_year',
      'meal_subsidy_type',
      'meal_subsidy_daily',
      'meal_subsidy_days',
    ] as const
  ).map((name) => `${which}_${name}` as const)

/** Inputs of the comparison of two offers, as in `POST /api/calculators/wages`. */
export const wagesForm = defineForm(
  { ...first, ...second, ...personFields, ...disabilityFields, ...youthFields, ...roundingField },
  [
    { names: ['first_wage_raw', 'second_wage_raw'], decisive: true },
    { title: 'Primeira proposta', names: payNames('first') },
    { title: 'Segunda proposta', names: payNames('second') },
    {
      title: 'Carro e outros benefícios',
      names: ['first_car', 'first_other_benefits', 'second_car', 'second_other_benefits'],
      folded: true,
    },
    { title: 'Sobre ti', names: ['fiscal_situation', 'dependents', 'region', 'youth_irs', 'youth_irs_year'] },
    {
      title: 'Tabelas, deficiência e arredondamento',
      names: [
        'period',
        'youth_irs_exact_year',
        ...namesOf(disabilityFields),
        'invalid_dependents',
        'rounding',
      ],
      folded: true,
    },
  ],
  { first_wage_raw: '1600', second_wage_raw: '1500' },
)
