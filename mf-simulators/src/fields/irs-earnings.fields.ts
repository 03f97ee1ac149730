import { choice, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import type { InputField, Values } from 'shared-lib/kit/form/input-field'
import type { SelfEmploymentKindName } from '../data/parameters/irs/self-employment'
import { amount, amountOrNone, type Words } from './irs-amounts'

const youthYears = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

const kinds: Readonly<Record<SelfEmploymentKindName, string>> = {
  services: 'Serviços de profissões da lista do IRS',
  other_services: 'Outros serviços',
  goods: 'Venda de bens, hotelaria e restauração',
  intellectual_property: 'Propriedade intelectual e capitais',
  local_lodging: 'Alojamento local em zona de contenção',
  operating_subsidies: 'Subsídios à exploração',
  other_subsidies: 'Outros subsídios',
  own_company: 'Serviços à própria sociedade transparente',
}

/** A year of IRS Jovem may be sent as a text or as a number. */
export const youthYear = (): InputField<'no' | (typeof youthYears)[number]> => {
  const field = choice({
    label: 'IRS Jovem',
    hint: 'Só contam anos com ordenado ou recibos verdes, fora do IRS dos teus pais.',
    description:
      'Year of the youth exemption (IRS Jovem), 1 to 10 (1 to 5 for income of 2023 and 2024), or `no`. Years as a dependant and years without employment or self-employment income do not count.',
    options: {
      no: 'Não',
      ...(Object.fromEntries(youthYears.map((year) => [year, `${year}.º ano`])) as Record<
        (typeof youthYears)[number],
        string
      >),
    },
    list: true,
  })
  return withDefault({ ...field, schema: { enum: ['no', ...youthYears, ...youthYears.map(Number)] } }, 'no')
}

const earningsTypes = {
  employed: 'Por conta de outrem',
  self_employed: 'Por conta própria',
  both: 'Os dois',
  pension: 'Pensão',
  pension_employed: 'Pensão e emprego',
  pension_self_employed: 'Pensão e conta própria',
}
type EarningsType = keyof typeof earningsTypes

export const isSelfEmployed = (type: EarningsType) => /self|both/.test(type)
export const isEmployed = (type: EarningsType) =>
  type !== 'pension' && (type === 'both' || !isSelfEmployed(type))
export const isPensioner = (type: EarningsType) => type.startsWith('pension')

/** What is asked about receipts, coefficient and expenses. */
const activityFields = (
  applies: (values: Values) => boolean,
  income: (words: Words) => ReturnType<typeof amount | typeof amountOrNone>,
) => ({
  self_employment_income: when(
    applies,
    income({
      label: 'Recibos verdes do ano',
      hint: 'O total faturado, sem IVA.',
      description: 'Receipts of the year from self-employment, without VAT, euros.',
      slider: { min: 5000, max: 80_000, step: 500 },
    }),
  ),
  self_employment_kind: when(
    applies,
    withDefault(
      choice({
        label: 'Atividade',
        description:
          'What the receipts are for: it sets the coefficient. local_lodging is in a containment area.',
        options: kinds,
        list: true,
      }),
      'services',
    ),
  ),
  self_employment_year: when(
    applies,
    withDefault(
      choice({
        label: 'Ano de atividade',
        description: 'first and second year of activity have a lower coefficient, without a job or pension.',
        options: { first: '1.º ano', second: '2.º ano', later: '3.º ano ou depois' },
      }),
      'later',
    ),
  ),
  self_employment_expenses: when(
    applies,
    amountOrNone({
      label: 'Despesas da atividade',
      hint: 'Além da Segurança Social.',
      description: 'Documented expenses of the activity beyond social contributions, euros.',
    }),
  ),
})

/** One person's income from work and pensions, and its withholding. */
export function earningsFields(suffix: 'a' | 'b') {
  // A text that is no type is reported at its own field; the other questions are those of most people.
  const earnings = (values: Values) => (values[`earnings_type_${suffix}`] ?? 'employed') as EarningsType
  const employed = (values: Values) => isEmployed(earnings(values))
  const selfEmployed = (values: Values) => isSelfEmployed(earnings(values))
  const pensioner = (values: Values) => isPensioner(earnings(values))
  // The first person must give an income; the second may earn nothing.
  const income = (words: Words) => (suffix === 'b' ? amountOrNone(words) : amount(words))
  return {
    earnings_type: withDefault(
      choice({
        label: 'Tipo de rendimento',
        description:
          'employed: a job; self_employed: an activity in the simplified regime; both; pension: old age and others but alimony, alone or with one of them.',
        options: earningsTypes,
        list: true,
      }),
      'employed',
    ),
    gross_income: when(
      employed,
      income({
        label: 'Rendimento bruto anual',
        hint: 'Com os subsídios de férias e de Natal.',
        description: 'Gross income of the year from employment, euros.',
        slider: { min: 12_000, max: 80_000, step: 500 },
      }),
    ),
    pension_income: when(
      pensioner,
      income({
        label: 'Pensão bruta anual',
        hint: 'Com os subsídios de férias e de Natal.',
        description: 'Gross pensions of the year but alimony, euros.',
        slider: { min: 5000, max: 60_000, step: 500 },
      }),
    ),
    ...activityFields(selfEmployed, income),
    social_contributions: when(
      employed,
      optional(
        amount({
          label: 'Segurança Social do emprego',
          hint: 'Sem nada escrito, contamos 11 % do rendimento.',
          description:
            'Mandatory contributions of the year from employment, euros. 11 % of the gross income by default.',
        }),
      ),
    ),
    self_employment_contributions: when(
      selfEmployed,
      optional(
        amount({
          label: 'Segurança Social da atividade',
          description:
            'Mandatory contributions of the year from self-employment, euros. By default the general rule for a whole year of services from the third year on, otherwise none.',
        }),
      ),
    ),
    youth_irs: youthYear(),
    withholding: optional(
      amount({
        label: 'Retenção na fonte do ano',
        hint: 'Sem nada escrito, contamos a das tabelas.',
        description:
          'Tax withheld in the year, euros. Without it, what the tables withhold from fourteen equal payments of a wage or pension; where they cannot tell, `paid` and `balance` are missing.',
      }),
    ),
  }
}
