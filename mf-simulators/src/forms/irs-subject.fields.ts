import { choice, count, euros, flag, optional, percent, when, withDefault } from 'shared-lib/form/fields'
import type { InputField, Values } from 'shared-lib/form/input-field'
import { cents } from 'shared-lib/money/cents'
import type { RentContract } from '../parameters/irs/rents'
import type { SelfEmploymentKindName } from '../parameters/irs/self-employment'
import { usualGeneralFamily } from '../parameters/irs/usual-expenses'

const most = 10_000_000
const youthYears = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

interface Words {
  readonly label: string
  readonly hint?: string
  readonly description: string
  readonly slider?: InputField<unknown>['slider']
}

const amount = (words: Words) => euros({ ...words, min: 0, max: most })

/** An expense or payment that most people do not have. */
export const amountOrNone = (words: Words) => withDefault(amount(words), cents(0))

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

const rentContracts: Readonly<Record<RentContract, string>> = {
  short: 'Casa, menos de 5 anos',
  from5: 'Casa, de 5 a 9 anos',
  from10: 'Casa, de 10 a 19 anos',
  from20: 'Casa, 20 anos ou mais',
  other: 'Loja ou terreno',
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
export type EarningsType = keyof typeof earningsTypes

export const isSelfEmployed = (type: EarningsType) => /self|both/.test(type)
export const isEmployed = (type: EarningsType) =>
  type !== 'pension' && (type === 'both' || !isSelfEmployed(type))
export const isPensioner = (type: EarningsType) => type.startsWith('pension')

function fieldsOf(suffix: 'a' | 'b') {
  const second = suffix === 'b'
  // A text that is no type is told at its own field; the others are asked as of most people.
  const earnings = (values: Values) => (values[`earnings_type_${suffix}`] ?? 'employed') as EarningsType
  const employed = (values: Values) => isEmployed(earnings(values))
  const selfEmployed = (values: Values) => isSelfEmployed(earnings(values))
  const pensioner = (values: Values) => isPensioner(earnings(values))
  const landlord = (values: Values) => Number(values[`rents_received_${suffix}`] ?? 0) > 0
  // The first person says what they earn; the second may earn nothing.
  const income = (words: Words) => (second ? amountOrNone(words) : amount(words))
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
    self_employment_income: when(
      selfEmployed,
      income({
        label: 'Recibos verdes do ano',
        hint: 'O total faturado, sem IVA.',
        description: 'Receipts of the year from self-employment, without VAT, euros.',
        slider: { min: 5000, max: 80_000, step: 500 },
      }),
    ),
    self_employment_kind: when(
      selfEmployed,
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
      selfEmployed,
      withDefault(
        choice({
          label: 'Ano de atividade',
          description:
            'first and second year of activity have a lower coefficient, without a job or pension.',
          options: { first: '1.º ano', second: '2.º ano', later: '3.º ano ou depois' },
        }),
        'later',
      ),
    ),
    self_employment_expenses: when(
      selfEmployed,
      amountOrNone({
        label: 'Despesas da atividade',
        hint: 'Além da Segurança Social.',
        description: 'Documented expenses of the activity beyond social contributions, euros.',
      }),
    ),
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
    payments_on_account: amountOrNone({
      label: 'Pagamentos por conta e retenção das rendas',
      description: 'Payments on account of the year and what tenants withheld from rents, euros.',
    }),
    alimony_received: amountOrNone({
      label: 'Pensão de alimentos recebida',
      description: 'Alimony received in the year, euros.',
    }),
    include_alimony: when(
      (values) => Number(values[`alimony_received_${suffix}`] ?? 0) > 0,
      flag({
        label: 'Englobar a pensão de alimentos',
        hint: 'Sem isso, é tributada à parte a 20 %.',
        description: 'Adds the alimony received to the other income instead of taxing it apart at 20 %.',
      }),
    ),
    alimony_paid: amountOrNone({
      label: 'Pensão de alimentos paga',
      hint: 'Por sentença ou acordo homologado.',
      description: 'Alimony paid by court order or approved agreement, euros.',
    }),
    disability: withDefault(
      choice({
        label: 'Deficiência',
        description:
          'Permanent incapacity of this person: none, of 60 % or more, of 90 % or more; `military` of somebody disabled in the armed forces (DL 43/76, DL 314/90).',
        options: {
          none: 'Não',
          from60: '60 % ou mais',
          from90: '90 % ou mais',
          military60: 'Militar, 60 %',
          military90: 'Militar, 90 %',
        },
        list: true,
      }),
      'none',
    ),
    rents_received: amountOrNone({
      label: 'Rendas recebidas no ano',
      hint: 'A tua parte, se são de mais pessoas.',
      description: 'Rents received in the year from what this person lets (category F), euros.',
    }),
    rent_expenses: when(
      landlord,
      amountOrNone({
        label: 'Despesas das rendas',
        hint: 'Obras de conservação, condomínio e IMI. Juros, móveis e eletrodomésticos não contam.',
        description:
          'What may be taken off the rents (CIRS, art. 41.º): upkeep, condominium, IMI; no interest, furniture or appliances. Euros.',
      }),
    ),
    rent_contract: when(
      landlord,
      withDefault(
        choice({
          label: 'Contrato de arrendamento',
          description:
            'What is let, a home by the length of its contract: it sets the rate of rents taxed apart. `other` is no home.',
          options: rentContracts,
          list: true,
        }),
        'short',
      ),
    ),
    include_rents: when(
      landlord,
      flag({
        label: 'Englobar as rendas',
        hint: 'Sem isso, são tributadas à parte.',
        description: 'Adds the rents to the other income instead of taxing them apart.',
      }),
    ),
    rent_rate: when(
      (values) => landlord(values) && values[`include_rents_${suffix}`] !== true,
      optional(
        percent({
          label: 'Outra taxa das rendas',
          hint: 'De contratos renovados ou de antes de outubro de 2023.',
          description:
            'Rate of the rents where contract and amount do not tell it: renewals, contracts older than October 2023, several contracts, a moderate rent among several. Percent.',
          min: 0,
          max: 28,
        }),
      ),
    ),
    general_family: withDefault(
      amount({
        label: 'Despesas gerais familiares',
        hint: 'Com o teu NIF. 750 € dão o máximo.',
        description:
          'General family expenses with invoices in the name of this person, euros. By default enough for the highest credit, which most people reach.',
      }),
      usualGeneralFamily,
    ),
    retirement_savings: amountOrNone({
      label: 'Entregas para PPR',
      description: 'Paid into retirement savings (PPR) in the year, euros. Needs the age.',
    }),
    age: optional(
      count({
        label: 'Idade em 1 de janeiro',
        unit: 'anos',
        description: 'Age on 1 January of the income year; only retirement savings need it.',
        min: 0,
        max: 120,
      }),
    ),
  }
}

type Base = ReturnType<typeof fieldsOf>
type Suffixed<Suffix extends string> = {
  readonly [Name in keyof Base & string as `${Name}_${Suffix}`]: Base[Name]
}

/** Names of a person's fields, without their suffix. */
export type SubjectFieldName = keyof Base & string

const suffixed = <Suffix extends 'a' | 'b'>(
  suffix: Suffix,
  change: (field: InputField<unknown>) => unknown,
) =>
  Object.fromEntries(
    Object.entries(fieldsOf(suffix)).map(([name, field]) => [
      `${name}_${suffix}`,
      change(field as InputField<unknown>),
    ]),
  ) as Suffixed<Suffix>

export const subjectAFields = suffixed('a', (field) => field)

/** Asked of couples only. Hints were read with the first person; the label says whose it is. */
export const subjectBFields = suffixed('b', ({ hint: _, ...field }) => ({
  ...field,
  label: `${field.label} (outra pessoa)`,
  applies: (values: Values) => isCouple(values) && (field.applies?.(values) ?? true),
}))

/** May file together. */
export const isCouple = ({ marital_status }: Values): boolean =>
  marital_status === 'married' || marital_status === 'couple'
