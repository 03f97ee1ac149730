import { choice, date, euros, when } from 'shared-lib/kit/form/fields'
import type { AnswersOf } from 'shared-lib/kit/form/form'
import type { InputField, Values } from 'shared-lib/kit/form/input-field'
import { addDays, ageOn } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { insurerNames } from 'shared-lib/rules/providers/insurers'
import { insuranceStartProblem } from 'shared-lib/rules/validation/rules/insurance-start'
import { driverFields } from './rules/driver.fields'
import { quoteDetailFields } from './rules/quote-detail.fields'
import { vehicleFields } from './rules/vehicle.fields'

const startProblem = (start: IsoDate, today: IsoDate) =>
  insuranceStartProblem(start, { minimum: addDays(today, 1), today })

/** Too far ahead for a price: the results give the day from which insurers answer, and nothing stops before. */
export const isTooEarlyToAsk = (start: IsoDate | undefined, today: IsoDate): boolean =>
  start !== undefined && startProblem(start, today) === 'too-late'

/** A day that begins an insurance, or the day before one: from tomorrow on. */
const startDay = (
  words: Parameters<typeof date>[0],
  startOf: (day: IsoDate) => IsoDate,
): InputField<IsoDate> => ({
  ...date(words),
  refuse: (day, today) =>
    startProblem(startOf(day), today) === 'too-early' ? 'Data de início de seguro inválida' : undefined,
})

const yesNo = (yes: string, no: string) =>
  [
    [true, yes],
    [false, no],
  ] as const

const withReference = ({ hasReference }: Values) => hasReference === true

/** Questions of the insurance funnel. A field with the words of its question shows them once. */
export const insuranceFields = {
  ...vehicleFields,
  insuranceType: choice({
    label: 'O que queres que o seguro pague?',
    description: 'What the policy shall cover.',
    missing: 'Escolhe o que queres que o seguro pague',
    columns: 1,
    options: {
      mandatory: { label: 'Os danos dos outros', about: 'Terceiros: o que a lei obriga, e assistência' },
      glass: { label: 'Os danos dos outros e os meus vidros', about: 'Terceiros com quebra de vidros' },
      robbery: {
        label: 'Também roubo e incêndio',
        about: 'Terceiros com vidros, incêndio, furto ou roubo',
      },
      all: { label: 'Também o meu veículo, seja de quem for a culpa', about: 'Danos próprios' },
    },
  }),
  insured: choice({
    label: 'O carro ou a mota já tem seguro?',
    description: 'The vehicle is insured today.',
    missing: 'Diz se já tem seguro',
    options: yesNo('Sim', 'Não'),
  }),
  insuranceExpiryDate: when(
    ({ insured }) => insured === true,
    startDay(
      {
        label: 'Último dia do seguro atual',
        hint: 'Está no certificado do seguro e no recibo. O novo começa no dia seguinte.',
        description: 'Last day of today’s policy; the new one starts the day after.',
        missing: 'Insere o último dia do seguro atual',
      },
      (day) => addDays(day, 1),
    ),
  ),
  insuranceStart: when(
    ({ insured }) => insured === false,
    startDay(
      {
        label: 'Quando começa o seguro?',
        hint: 'A partir de amanhã.',
        description: 'First day of the new policy.',
        missing: 'Insere o dia em que o seguro começa',
      },
      (day) => day,
    ),
  ),
  firstInsurance: choice({
    label: 'É o teu primeiro seguro de carro ou mota?',
    description: 'The driver has never had a policy.',
    missing: 'Diz se é o teu primeiro seguro',
    options: yesNo('Sim', 'Não'),
  }),
  ...driverFields,
  hasReference: choice({
    label: 'Sabes quanto pagas ou quanto te pedem hoje?',
    description: 'There is a premium to compare with.',
    missing: 'Diz se tens um valor para comparar',
    options: yesNo('Sim, tenho um valor', 'Não sei'),
  }),
  referenceValue: when(
    withReference,
    euros({
      label: 'Valor do seguro, com impostos',
      hint: 'O total que está no recibo ou na proposta.',
      description: 'Premium with taxes for one `referencePeriod`, EUR.',
      missing: 'Insere o valor do seguro',
      min: 1,
      max: 10_000,
      samples: ['280,50', '24'],
    }),
  ),
  referencePeriod: when(
    withReference,
    choice({
      label: 'Esse valor é',
      description: 'What the value is paid for.',
      missing: 'Diz se é por ano ou por mês',
      options: { year: 'Por ano', month: 'Por mês' },
    }),
  ),
  referenceProvider: when(
    withReference,
    choice({
      label: 'De que seguradora',
      description: 'Code of the insurer, `other` or `none`.',
      missing: 'Escolhe a seguradora',
      list: true,
      placeholder: 'Escolhe a seguradora',
      options: [...Object.entries(insurerNames), ['other', 'Outra'], ['none', 'Nenhuma ou não sei']],
    }),
  ),
  ...quoteDetailFields,
}

export type InsuranceAnswers = AnswersOf<typeof insuranceFields>

/** Age from which a vehicle may be driven with a licence of its own. */
const licenceAge = (product: InsuranceAnswers['product']): number => (product === 'motorbike' ? 16 : 18)

/** Contradiction between birth date and licence. */
export function licenceProblem({ product, dateOfBirth, licenseDate }: InsuranceAnswers): string | undefined {
  if (!dateOfBirth || !licenseDate || ageOn(dateOfBirth, licenseDate) >= licenceAge(product)) return undefined
  return `A carta só se tira a partir dos ${licenceAge(product)} anos: confirma as duas datas`
}

/** The premium of a year that the visitor pays or was asked for, cents. */
export function yearlyReference({ referenceValue, referencePeriod }: InsuranceAnswers): number | undefined {
  if (referenceValue === undefined) return undefined
  return referencePeriod === 'month' ? referenceValue * 12 : referenceValue
}

/** First day of the new policy. */
export const startOf = ({ insuranceExpiryDate, insuranceStart }: InsuranceAnswers): IsoDate | undefined =>
  insuranceExpiryDate ? addDays(insuranceExpiryDate, 1) : insuranceStart
