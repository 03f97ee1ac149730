import { choice, type Field, type Step } from 'shared-lib/funnel/flow'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { numberChoice } from '../number-choice'

const addSim: Field<boolean> = {
  ...choice(['true', 'false'], { missing: 'Diz se queres cartões de telemóvel no pacote' }),
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const withSim = { applies: (answers: Readonly<Record<string, unknown>>) => answers.addSim === true }

export const simCounts = [1, 2, 3, 4, 5] as const
export const dataLimits = [0, 50, 1000] as const

export const simText = (count: number) => (count === 1 ? '1 cartão' : `${count} cartões`)
export const dataText = (gb: number) =>
  gb === 0 ? 'Só chamadas, sem dados' : gb === 50 ? 'Até 50 GB por mês' : 'Mais de 50 GB por mês'

export const mobileStep: Step<TelecomAnswers> = {
  slug: 'telemovel',
  question: 'Queres juntar telemóveis ao pacote?',
  label: 'Telemóvel',
  fields: {
    addSim,
    numOfSim: { ...numberChoice(simCounts, 'Escolhe quantos cartões queres'), ...withSim },
    mobileData: { ...numberChoice(dataLimits, 'Escolhe os dados de cada cartão'), ...withSim },
  },
  summary: ({ addSim, numOfSim = 0, mobileData = 0 }) =>
    addSim ? `${simText(numOfSim)} de telemóvel. ${dataText(mobileData)}` : 'Sem telemóveis',
}
