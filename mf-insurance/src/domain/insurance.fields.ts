import { addDays, ageOn } from 'shared-lib/dates/calendar'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { choice, count, date, euros, month, optional, type Words, when } from 'shared-lib/form/fields'
import type { AnswersOf } from 'shared-lib/form/form'
import type { InputField, Values } from 'shared-lib/form/input-field'
import { birthDate, nif } from 'shared-lib/form/person-fields'
import { postalCode } from 'shared-lib/form/postal-fields'
import { known, textField } from 'shared-lib/form/text-field'
import { insurerNames } from 'shared-lib/providers/insurers'
import { dateMessage } from 'shared-lib/validation/common-messages'
import { insuranceStartProblem } from 'shared-lib/validation/rules/insurance-start'
import { vehicleFields } from './vehicle.fields'

const startMessages = {
  'too-early': 'Data de início de seguro inválida',
  'too-late': 'A simulação só é válida por 30 dias',
} as const

/** Refuses a start that is not from tomorrow to thirty days ahead. */
function startRefusal(start: IsoDate, today: IsoDate): string | undefined {
  const problem = insuranceStartProblem(start, { minimum: addDays(today, 1), today })
  return problem && startMessages[problem]
}

/** A day that begins an insurance, or the day before one. */
const startDay = (
  words: Parameters<typeof date>[0],
  startOf: (day: IsoDate) => IsoDate,
): InputField<IsoDate> => ({
  ...date(words),
  refuse: (day, today) => startRefusal(startOf(day), today),
})

const yesNo = (yes: string, no: string) =>
  [
    [true, yes],
    [false, no],
  ] as const

/** A short text of a visitor's own: a make, a place. */
const ownText = (words: Words, samples: readonly string[]) =>
  optional(
    textField(words, {
      maxLength: 60,
      invalid: 'Escreve até 60 letras e números',
      samples,
      parse: (text) => known(text.trim(), (one) => /^[\p{L}\d][\p{L}\d\s'.,/-]{0,59}$/u.test(one)),
    }),
  )

const withReference = ({ hasReference }: Values) => hasReference === true

/** Questions of the insurance funnel. A question's field that bears its words is drawn without saying them twice. */
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
    label: 'Já tem seguro?',
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
        hint: 'De amanhã a 30 dias.',
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
  nif: optional(
    nif({
      label: 'NIF',
      hint: 'As seguradoras precisam dele para te darem o preço final.',
      description: 'Tax number of the policyholder. Personal: never in an address.',
    }),
  ),
  dateOfBirth: birthDate({
    label: 'Data de nascimento',
    description: 'Of the driver. Personal: never in an address.',
    missing: 'Insere a tua data de nascimento',
  }),
  licenseDate: {
    ...date({
      label: 'Data da carta de condução',
      hint: 'No verso da carta, ao lado da categoria.',
      description: 'Of the driving licence. Personal: never in an address.',
      missing: 'Insere a data da tua carta',
      samples: ['31/01/2012'],
    }),
    personal: true,
    refuse: (day: IsoDate, today: IsoDate) => (day > today ? dateMessage : undefined),
  } as InputField<IsoDate>,
  postalCode: postalCode({
    label: 'Código postal',
    description: 'Where the vehicle sleeps. Personal here: it stands beside a birth date.',
    missing: 'Insere o código postal de onde vives',
  }),
  addressLocality: ownText(
    {
      label: 'Localidade',
      hint: 'Vem do código postal. Corrige-a, se não for esta.',
      description: 'Place of the address.',
      // A place is less than a municipality: it may begin with one, and tells nobody of one.
      card: { entry: 'municipality', onlyTakes: true },
    },
    ['Lisboa'],
  ),
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
  makeModel: ownText(
    { label: 'Marca, modelo e versão', hint: 'Por exemplo, Renault Clio 1.0 TCe.', description: 'Vehicle.' },
    ['Renault Clio 1.0 TCe'],
  ),
  firstRegistration: optional(
    month({
      label: 'Mês e ano da primeira matrícula',
      hint: 'Está no documento único. A matrícula pode ser de outra altura.',
      description: 'First registration.',
      samples: ['03/2015'],
    }),
  ),
  yearlyKm: optional(
    count({
      label: 'Quilómetros por ano',
      description: 'Kilometres a year.',
      unit: 'km',
      min: 0,
      max: 200_000,
    }),
  ),
  overnight: optional(
    choice({
      label: 'Onde fica de noite',
      description: 'Where the vehicle sleeps.',
      options: { garage: 'Garagem', street: 'Rua' },
    }),
  ),
  claimFreeYears: optional(
    count({
      label: 'Anos seguidos sem acidentes por tua culpa',
      description: 'Years without claims at fault.',
      unit: 'anos',
      min: 0,
      max: 80,
    }),
  ),
  recentClaims: optional(
    count({
      label: 'Acidentes por tua culpa nos últimos 5 anos',
      description: 'Claims at fault in five years.',
      min: 0,
      max: 20,
    }),
  ),
  paymentSplit: optional(
    choice({
      label: 'Como preferes pagar',
      description: 'Payments in a year.',
      list: true,
      options: [
        [1, 'Tudo de uma vez'],
        [2, 'Duas vezes por ano'],
        [4, 'Quatro vezes por ano'],
        [12, 'Todos os meses'],
      ],
    }),
  ),
}

export type InsuranceAnswers = AnswersOf<typeof insuranceFields>

/** Age from which a vehicle may be driven with a licence of its own. */
export const licenceAge = (product: InsuranceAnswers['product']): number =>
  product === 'motorbike' ? 16 : 18

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
