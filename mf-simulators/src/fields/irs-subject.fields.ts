import { choice, count, flag, optional, when, withDefault } from 'shared-lib/kit/form/fields'
import type { InputField, Values } from 'shared-lib/kit/form/input-field'
import { usualGeneralFamily } from '../data/parameters/irs/usual-expenses'
import { amount, amountOrNone } from './irs-amounts'
import { earningsFields } from './irs-earnings.fields'
import { rentFields } from './irs-rents.fields'

function fieldsOf(suffix: 'a' | 'b') {
  return {
    ...earningsFields(suffix),
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
    ...rentFields(suffix),
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

/** Asked of couples only. Hints were read with the first person; the label names the person. */
export const subjectBFields = suffixed('b', ({ hint: _, ...field }) => ({
  ...field,
  label: `${field.label} (outra pessoa)`,
  applies: (values: Values) => isCouple(values) && (field.applies?.(values) ?? true),
}))

/** May file together. */
export const isCouple = ({ marital_status }: Values): boolean =>
  marital_status === 'married' || marital_status === 'couple'
