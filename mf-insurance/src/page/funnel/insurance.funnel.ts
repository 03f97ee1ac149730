import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, partsOf } from 'shared-lib/rules/dates/iso-date'
import { insuranceFields, licenceProblem } from '../../fields'
import { insuranceAddresses, vehicleStep } from './insurance.start'

const fields = insuranceFields

/** `10/12` */
function dayAndMonth(date: IsoDate): string {
  const { day, month } = partsOf(date)
  return `${day}/${month}`
}

const coverNames = {
  mandatory: 'Só terceiros',
  glass: 'Terceiros e vidros',
  robbery: 'Terceiros e roubo',
  all: 'Danos próprios',
} as const

/** Optional: the results lead to it. */
export const brokerSlug = 'para-a-proposta'

/** The vehicle, what shall be paid and what it costs today; plate and driver only once quotes are asked for. */
export const insuranceFunnel: Flow<typeof insuranceFields> = {
  ...insuranceAddresses,
  fields,
  steps: [
    vehicleStep,
    {
      slug: 'tipo-de-seguro',
      question: fields.insuranceType.label,
      label: 'Seguro',
      names: ['insuranceType', 'insured', 'insuranceExpiryDate', 'insuranceStart'],
      summary: ({ insuranceType, insuranceExpiryDate, insuranceStart }) => {
        if (!insuranceType) return ''
        const when = insuranceExpiryDate
          ? `O seguro atual acaba a ${formatDatePt(insuranceExpiryDate)}`
          : insuranceStart && `Começa a ${formatDatePt(insuranceStart)}`
        return [wordsOf(fields.insuranceType, insuranceType), when].filter(Boolean).join('. ')
      },
      chip: ({ insuranceType, insuranceExpiryDate, insuranceStart }) =>
        [
          insuranceType && coverNames[insuranceType],
          insuranceExpiryDate
            ? `até ${dayAndMonth(insuranceExpiryDate)}`
            : insuranceStart && `desde ${dayAndMonth(insuranceStart)}`,
        ]
          .filter(Boolean)
          .join(', '),
    },
    {
      slug: 'oferta-de-referencia',
      question: fields.hasReference.label,
      label: 'Preço de hoje',
      names: ['hasReference', 'referenceValue', 'referencePeriod', 'referenceProvider'],
      summary: ({ hasReference, referenceValue, referencePeriod, referenceProvider }) => {
        if (hasReference === undefined) return ''
        if (!hasReference || referenceValue === undefined) return 'Sem valor para comparar'
        const period = referencePeriod === 'month' ? 'por mês' : 'por ano'
        const insurer =
          referenceProvider && referenceProvider !== 'none'
            ? `, seguradora: ${wordsOf(fields.referenceProvider, referenceProvider)}`
            : ''
        return `${wordsOf(fields.referenceValue, referenceValue)} ${period}${insurer}`
      },
      // The chip of today is that price.
      chip: () => undefined,
    },
    {
      slug: 'matricula',
      question: 'Qual é a matrícula?',
      label: 'Matrícula',
      names: ['licensePlate'],
      personal: true,
      afterResults: true,
    },
    {
      slug: 'informacao-pessoal',
      question: 'Quem conduz?',
      label: 'Condutor',
      names: ['firstInsurance', 'nif', 'dateOfBirth', 'licenseDate', 'postalCode', 'addressLocality'],
      personal: true,
      afterResults: true,
      check: (answers) => {
        const message = licenceProblem(answers)
        return message ? [{ field: 'licenseDate', message }] : []
      },
      summary: ({ dateOfBirth, licenseDate, firstInsurance, postalCode, addressLocality, nif }) => {
        if (!dateOfBirth || !licenseDate) return ''
        const place = [postalCode, addressLocality].filter(Boolean).join(' ')
        return [
          `Nascimento a ${formatDatePt(dateOfBirth)}`,
          `carta de ${formatDatePt(licenseDate)}`,
          firstInsurance ? 'primeiro seguro' : 'já teve seguro',
          place,
          nif && `NIF ${nif}`,
        ]
          .filter(Boolean)
          .join(', ')
      },
    },
    {
      slug: brokerSlug,
      question: 'O que as seguradoras perguntam a seguir',
      label: 'Para a proposta',
      names: [
        'makeModel',
        'firstRegistration',
        'yearlyKm',
        'overnight',
        'claimFreeYears',
        'recentClaims',
        'paymentSplit',
      ],
      personal: true,
      optional: true,
      chip: () => undefined,
    },
  ],
}
