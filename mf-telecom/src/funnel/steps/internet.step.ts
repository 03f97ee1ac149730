import type { Step } from 'shared-lib/funnel/flow'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { numberChoice } from '../number-choice'

export const speeds = [200, 500, 1000] as const

export const speedText = (speed: number) => (speed === 1000 ? '1 Gbps' : `${speed} Mbps`)

export const internetStep: Step<TelecomAnswers> = {
  slug: 'internet',
  question: 'Que velocidade de internet queres em casa?',
  label: 'Internet',
  fields: { downloadSpeed: numberChoice(speeds, 'Escolhe a velocidade da internet') },
  summary: ({ downloadSpeed }) => (downloadSpeed ? `Internet até ${speedText(downloadSpeed)}` : ''),
}
