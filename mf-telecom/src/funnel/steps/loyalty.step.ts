import { formatDate, parseDate } from 'shared-lib/dates/date-formats'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { type IsoDate, isIsoDate } from 'shared-lib/dates/iso-date'
import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { ContractExpiry, TelecomAnswers } from '../../domain/telecom-answers'

export const expiryNames: Readonly<Record<ContractExpiry, string>> = {
  none: 'Não tenho fidelização',
  under2: 'Acaba em menos de 2 meses',
  from2to4: 'Acaba daqui a 2 a 4 meses',
  over4: 'Faltam mais de 4 meses',
}

export const expiries = ['none', 'under2', 'from2to4', 'over4'] as const

/** As typed, or as an address carries it. */
export const dayOf = (text = ''): IsoDate | undefined =>
  isIsoDate(text) ? text : parseDate(text, 'DD/MM/YYYY')

/** What the field shows: an address carries the day as `YYYY-MM-DD`. */
export const typedDay = (text = '') => (isIsoDate(text) ? formatDate(text, 'DD/MM/YYYY') : text)

const expirationDate: Field<string> = {
  parse: dayOf,
  missing: 'Insere uma data válida',
  invalid: 'Insere uma data válida',
  samples: ['31/01/2027'],
  optional: true,
  applies: ({ contractExpiry }) => contractExpiry !== undefined && contractExpiry !== 'none',
}

export const loyaltyStep: Step<TelecomAnswers> = {
  slug: 'fidelizacao',
  question: 'Quando acaba a tua fidelização?',
  label: 'Fidelização',
  fields: {
    contractExpiry: choice(expiries, { missing: 'Escolhe quando acaba a fidelização' }),
    expirationDate,
  },
  summary: ({ contractExpiry, expirationDate: day }) => {
    if (!contractExpiry) return ''
    return isIsoDate(day) ? `Fidelização até ${formatDatePt(day)}` : expiryNames[contractExpiry]
  },
}
