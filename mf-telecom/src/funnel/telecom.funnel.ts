import { formatDatePt } from 'shared-lib/dates/format-date'
import { wordsOf } from 'shared-lib/form/field-words'
import type { Flow } from 'shared-lib/funnel/flow'
import { telecomFields } from '../domain/telecom.fields'
import { telecomJourney } from './telecom.journey'

const fields = telecomFields

/** The TV, internet and voice questions: what is wanted first, then what there is today. */
export const telecomFunnel: Flow<typeof telecomFields> = {
  name: telecomJourney.name,
  title: 'Simulação de TV, net e voz',
  path: telecomJourney.path,
  done: '/tv-net-voz/resultados',
  fields,
  steps: [
    {
      slug: 'internet',
      question: fields.downloadSpeed.label,
      label: 'Internet',
      names: ['downloadSpeed'],
      summary: ({ downloadSpeed }) =>
        downloadSpeed ? `Internet ${wordsOf(fields.downloadSpeed, downloadSpeed).replace('Até', 'até')}` : '',
    },
    {
      slug: 'telemovel',
      question: fields.addSim.label,
      label: 'Telemóvel',
      names: ['addSim', 'numOfSim', 'mobileData'],
      summary: ({ addSim, numOfSim, mobileData }) =>
        addSim
          ? `${wordsOf(fields.numOfSim, numOfSim)} de telemóvel. ${wordsOf(fields.mobileData, mobileData)}`
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
  ],
}
