import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Flow, Step } from 'shared-lib/kit/funnel/flow'
import { formatDatePt, formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { andList } from 'shared-lib/rules/text/list-words'
import { type TelecomAnswers, telecomFields } from '../../fields'
import { telecomStart } from './telecom.start'

const fields = telecomFields

const { more: _, ...start } = telecomStart

const hasContract = ({ currentProvider }: TelecomAnswers) => currentProvider !== 'none'

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** `2 cartões`, with their data where these were given. */
function cardsWords({ numOfSim, mobileData }: TelecomAnswers): string {
  const cards = wordsOf(fields.numOfSim, numOfSim)
  if (mobileData === 'unknown') return cards
  return `${cards} (dados: ${lowerFirst(wordsOf(fields.mobileData, mobileData))})`
}

/** Asked before the call: prices and cover depend on the address. */
export const operatorStep: Step<typeof telecomFields> = {
  slug: 'operadora-atual',
  question: 'Qual é a tua operadora, e em que morada?',
  label: 'Operadora e morada',
  names: ['currentProvider', 'zipcode'],
  afterResults: true,
  chip: ({ currentProvider }) =>
    currentProvider === 'none'
      ? 'Sem operadora hoje'
      : currentProvider && wordsOf(fields.currentProvider, currentProvider),
  summary: ({ currentProvider, zipcode }) => {
    if (!currentProvider) return ''
    const today =
      currentProvider === 'none'
        ? 'Sem operadora hoje'
        : `Operadora atual: ${wordsOf(fields.currentProvider, currentProvider)}`
    return `${today}. Código postal ${zipcode}`
  },
}

/** What is wanted in a package; then, for the call, whose the line of today is. Today's contract may be added to the results. */
export const telecomFunnel: Flow<typeof telecomFields> = {
  ...start,
  fields,
  steps: [
    ...start.steps,
    {
      slug: 'telemovel',
      question: 'Que mais queres no pacote?',
      label: 'Serviços',
      names: ['tv', 'voice', 'addSim', 'numOfSim', 'mobileData'],
      chip: ({ tv, voice, addSim, numOfSim }) =>
        [tv && 'TV', voice && 'telefone', addSim && wordsOf(fields.numOfSim, numOfSim)]
          .filter(Boolean)
          .join(', ') || (addSim === undefined ? '' : 'Só internet'),
      summary(answers) {
        const { tv, voice, addSim } = answers
        const services = [
          ...(tv ? ['televisão'] : []),
          ...(voice ? ['telefone fixo'] : []),
          ...(addSim ? [cardsWords(answers)] : []),
        ]
        if (services.length > 0) return `Com ${andList(services)}`
        return addSim === undefined ? '' : 'Só internet'
      },
    },
    operatorStep,
    {
      slug: 'fidelizacao',
      question: fields.contractExpiry.label,
      label: 'Fidelização',
      names: ['contractExpiry', 'expirationDate'],
      chip: ({ contractExpiry, expirationDate }) =>
        expirationDate
          ? `Fidelização até ${formatMonthPt(expirationDate)}`
          : contractExpiry
            ? wordsOf(fields.contractExpiry, contractExpiry)
            : '',
      optional: true,
      applies: hasContract,
      summary: ({ contractExpiry, expirationDate }) => {
        if (!contractExpiry) return ''
        return expirationDate
          ? `Fidelização até ${formatDatePt(expirationDate)}`
          : wordsOf(fields.contractExpiry, contractExpiry)
      },
    },
    {
      slug: 'fatura',
      question: 'Quanto pagas hoje?',
      label: 'Contrato de hoje',
      names: ['hasBill', 'monthlyFee', 'loyaltyPeriod', 'loyaltyMonths', 'monthsLeft', 'benefit'],
      // The chip of today is the price.
      chip: ({ monthsLeft }) => (monthsLeft === undefined ? '' : `Faltam ${monthsLeft} meses`),
      optional: true,
      applies: hasContract,
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
