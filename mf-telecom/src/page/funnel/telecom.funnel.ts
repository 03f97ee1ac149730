import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { type TelecomAnswers, telecomFields } from '../../fields'
import { telecomStart } from './telecom.start'

const fields = telecomFields

const { more: _, ...start } = telecomStart

const servicesWords: Readonly<Record<string, string>> = {
  'true true': 'Televisão e telefone fixo',
  'true false': 'Televisão, sem telefone fixo',
  'false true': 'Telefone fixo, sem televisão',
  'false false': 'Sem televisão nem telefone fixo',
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

const dataWords = (data: TelecomAnswers['mobileData']) =>
  data === 'unknown'
    ? 'Dados móveis por decidir'
    : `Dados móveis: ${lowerFirst(wordsOf(fields.mobileData, data))}`

/** The TV, internet and voice questions: what is wanted first, then what there is today. */
export const telecomFunnel: Flow<typeof telecomFields> = {
  ...start,
  fields,
  steps: [
    ...start.steps,
    {
      slug: 'tv-e-telefone',
      question: 'Queres televisão e telefone fixo?',
      label: 'TV e telefone fixo',
      names: ['tv', 'voice'],
      summary: ({ tv, voice }) =>
        tv === undefined || voice === undefined ? '' : (servicesWords[`${tv} ${voice}`] ?? ''),
    },
    {
      slug: 'telemovel',
      question: fields.addSim.label,
      label: 'Telemóvel',
      names: ['addSim', 'numOfSim', 'mobileData'],
      summary: ({ addSim, numOfSim, mobileData }) =>
        addSim
          ? `${wordsOf(fields.numOfSim, numOfSim)} de telemóvel. ${dataWords(mobileData)}`
          : 'Sem telemóveis',
    },
    {
      slug: 'fidelizacao',
      question: fields.contractExpiry.label,
      label: 'Fidelização',
      names: ['contractExpiry', 'expirationDate'],
      summary: ({ contractExpiry, expirationDate }) => {
        if (!contractExpiry) return ''
        return expirationDate
          ? `Fidelização até ${formatDatePt(expirationDate)}`
          : wordsOf(fields.contractExpiry, contractExpiry)
      },
    },
    {
      slug: 'operadora-atual',
      question: 'Qual é a tua operadora, e em que morada?',
      label: 'Operadora e morada',
      names: ['currentProvider', 'zipcode'],
      summary: ({ currentProvider, zipcode }) => {
        if (!currentProvider) return ''
        const today =
          currentProvider === 'none'
            ? 'Sem operadora hoje'
            : `Operadora atual: ${wordsOf(fields.currentProvider, currentProvider)}`
        return `${today}. Código postal ${zipcode}`
      },
    },
    {
      slug: 'fatura',
      question: 'Quanto pagas hoje?',
      label: 'Contrato de hoje',
      names: ['hasBill', 'monthlyFee', 'loyaltyPeriod', 'loyaltyMonths', 'monthsLeft', 'benefit'],
      // Counted from the beginning: the question before it would otherwise promise results and lead here.
      applies: ({ currentProvider }) => currentProvider !== 'none',
      summary: ({ hasBill, monthlyFee, monthsLeft, benefit }) => {
        if (hasBill === undefined) return ''
        if (monthlyFee === undefined) return 'Não disseste quanto pagas'
        return [
          `${formatShortEuro(monthlyFee)} por mês`,
          ...(monthsLeft === undefined ? [] : [`faltam ${monthsLeft} meses de fidelização`]),
          ...(benefit === undefined ? [] : [`vantagem de ${formatShortEuro(benefit)}`]),
        ].join(', ')
      },
    },
  ],
}
