import { andList } from 'shared-lib/rules/text/list-words'
import type { TelecomAnswers } from '../../fields'

const speeds = { 200: '200 Mbps', 500: '500 Mbps', 1000: '1 Gbps' } as const

/** What a request asks for: `internet de 500 Mbps, televisão e 2 cartões de telemóvel`. */
export function askedWords({ downloadSpeed, tv, voice, addSim, numOfSim = 1 }: TelecomAnswers): string {
  return andList([
    downloadSpeed ? `internet de ${speeds[downloadSpeed]}` : 'internet',
    ...(tv ? ['televisão'] : []),
    ...(voice ? ['telefone fixo'] : []),
    ...(addSim ? [numOfSim === 1 ? '1 cartão de telemóvel' : `${numOfSim} cartões de telemóvel`] : []),
  ])
}
