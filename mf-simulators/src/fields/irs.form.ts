import { choice, count, optional, percent, type Words, when, withDefault } from 'shared-lib/kit/form/fields'
import { defineForm, type InputOf } from 'shared-lib/kit/form/form'
import type { NumberField, Values } from 'shared-lib/kit/form/input-field'
import { regionNames } from 'shared-lib/rules/property/region'
import { county } from './county.fields'
import { amountOrNone } from './irs-amounts'
import { type SubjectFieldName, subjectAFields, subjectBFields } from './irs-subject.fields'

const children = ({ dependents }: Values) => Number(dependents) > 0

interface People extends Words {
  readonly slider?: NumberField<unknown>['slider']
}

const people = (words: People) => withDefault(count({ ...words, min: 0, max: 20 }), 0)

const fields = {
  year: optional(
    count({
      label: 'Ano dos rendimentos',
      hint: 'Se não escreveres, contamos este ano.',
      description:
        'Year of the income; the return is filed in the next one. Today’s year by default, the one before while its law is not known.',
      min: 2000,
      max: 2100,
    }),
  ),
  marital_status: withDefault(
    choice({
      label: 'Estado civil',
      description:
        'married and couple (non-marital partnership) compare joint and separate returns; the others file alone.',
      options: {
        single: 'Solteiro(a)',
        married: 'Casado(a)',
        couple: 'Em união de facto',
        divorced: 'Divorciado(a)',
        separated: 'Separado(a)',
        widow: 'Viúvo(a)',
      },
      list: true,
    }),
    'single',
  ),
  county: optional(
    county({
      label: 'Concelho',
      hint: 'O da residência fiscal em 31 de dezembro.',
      description: 'Municipality of residence: decides the region and the municipal benefit.',
    }),
  ),
  region: when(
    (values) => values.county === undefined,
    withDefault(
      choice({
        label: 'Região',
        description: 'Region of residence when no municipality is given.',
        options: regionNames,
      }),
      'mainland',
    ),
  ),
  municipal_participation: optional(
    percent({
      label: 'Parte do IRS que fica para o município',
      hint: 'De 0 % a 5 %: o que falta para 5 % volta para ti.',
      description:
        'Share of the tax that the municipality keeps, percent, 0 to 5; goes before the municipality’s own. Needed where that is not known.',
      min: 0,
      max: 5,
    }),
  ),
  ...subjectAFields,
  ...subjectBFields,
  dependents: people({
    label: 'Dependentes',
    hint: 'Filhos e outros a teu cargo.',
    description: 'Dependants of the household, of any age.',
    slider: { min: 0, max: 6, step: 1 },
  }),
  dependents_up_to_3: when(
    children,
    people({
      label: 'Dependentes até 3 anos',
      hint: 'Em 31 de dezembro.',
      description: 'Of the dependants, those aged 3 or less on 31 December.',
    }),
  ),
  dependents_4_to_6: when(
    children,
    people({
      label: 'Dependentes de 4 a 6 anos',
      hint: 'Em 31 de dezembro.',
      description: 'Of the dependants, those aged 4 to 6 on 31 December.',
    }),
  ),
  ascendants: people({
    label: 'Ascendentes a cargo',
    hint: 'Vivem contigo, com a pensão mínima ou menos.',
    description: 'Ascendants who live with the household with no more than the minimum pension.',
  }),
  disabled_dependents: when(
    children,
    people({
      label: 'Dependentes com 60 % ou mais',
      description: 'Of the dependants, those with a permanent incapacity of 60 % or more.',
    }),
  ),
  disabled_dependents_90: when(
    ({ disabled_dependents }) => Number(disabled_dependents ?? 0) > 0,
    people({
      label: 'Dependentes com 90 % ou mais',
      description: 'Of the dependants with a disability, those of 90 % or more.',
    }),
  ),
  health: amountOrNone({
    label: 'Saúde',
    hint: 'Como está no e-fatura.',
    description: 'Health expenses of the household, euros.',
  }),
  education: amountOrNone({
    label: 'Educação',
    description: 'Education expenses of the household, euros.',
  }),
  student_rent: amountOrNone({
    label: 'Renda de estudante deslocado',
    description: 'Rent of a student under 26 who studies more than 50 km away, euros.',
  }),
  nursing_home: amountOrNone({
    label: 'Lares',
    description: 'Nursing home expenses of the household, euros.',
  }),
  invoice_vat: amountOrNone({
    label: 'IVA das faturas',
    hint: 'O IVA, não o total: restaurantes, oficinas, cabeleireiros, ginásios.',
    description:
      'VAT on invoices of the sectors of the invoice requirement, euros: the VAT, not the invoices.',
  }),
  housing_rent: amountOrNone({
    label: 'Renda da casa',
    description: 'Rent of the permanent home, euros a year.',
  }),
  housing_interest: amountOrNone({
    label: 'Juros do crédito à habitação',
    hint: 'Só de contratos até ao fim de 2011.',
    description: 'Interest on the loan of the permanent home signed until the end of 2011, euros a year.',
  }),
  others: amountOrNone({
    label: 'Outras deduções',
    hint: 'O valor a deduzir, não a despesa.',
    description: 'Other tax credits within the global cap, euros: the credit itself, not the expense.',
  }),
}

const incomes = ['gross_income', 'pension_income', 'self_employment_income'] as const
const earnings = ['earnings_type', 'self_employment_kind', 'youth_irs', 'withholding'] as const
const activity = [
  'self_employment_year',
  'self_employment_expenses',
  'social_contributions',
  'self_employment_contributions',
  'payments_on_account',
] as const
const family = ['alimony_received', 'include_alimony', 'alimony_paid'] as const
const rents = ['rents_received', 'rent_contract', 'rent_expenses', 'include_rents', 'rent_rate'] as const
const savings = ['retirement_savings', 'age'] as const

const names = <Name extends SubjectFieldName>(of: readonly Name[], ...people: readonly ('a' | 'b')[]) =>
  people.flatMap((person) => of.map((name) => `${name}_${person}` as const))

/** Inputs of the IRS, as in `POST /api/calculators/irs`. */
export const irsForm = defineForm(
  fields,
  [
    { names: [...names(incomes, 'a'), 'dependents'], decisive: true },
    { names: ['marital_status', 'dependents_up_to_3', 'dependents_4_to_6', 'county', 'region'] },
    { title: 'O teu rendimento', names: names(earnings, 'a') },
    { title: 'O rendimento da outra pessoa', names: names([...incomes, ...earnings], 'b') },
    {
      title: 'Despesas que se deduzem',
      names: [
        ...names(['general_family'], 'a', 'b'),
        'health',
        'education',
        'housing_rent',
        'housing_interest',
        'invoice_vat',
        'student_rent',
        'nursing_home',
        'others',
      ],
      folded: true,
    },
    { title: 'Rendas que recebes', names: names(rents, 'a', 'b'), folded: true },
    {
      title: 'Deficiência, PPR, alimentos e ascendentes',
      names: [
        ...names(['disability'], 'a', 'b'),
        'disabled_dependents',
        'disabled_dependents_90',
        ...names(savings, 'a', 'b'),
        ...names(family, 'a', 'b'),
        'ascendants',
      ],
      folded: true,
    },
    {
      title: 'Segurança Social, atividade e pagamentos por conta',
      names: names(activity, 'a', 'b'),
      folded: true,
    },
    {
      title: 'Outro ano ou outra parte do município',
      names: ['year', 'municipal_participation'],
      folded: true,
    },
  ],
  { gross_income_a: '21000' },
)

export type IrsFormInput = InputOf<typeof fields>
