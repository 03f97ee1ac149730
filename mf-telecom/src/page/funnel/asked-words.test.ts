import type { TelecomAnswers } from '../../fields'
import { askedWords } from './asked-words'

it.each<[TelecomAnswers, string]>([
  [{ downloadSpeed: 200, tv: false, voice: false, addSim: false }, 'internet de 200 Mbps'],
  [{ downloadSpeed: 500, tv: true, voice: false, addSim: false }, 'internet de 500 Mbps e televisão'],
  [
    { downloadSpeed: 1000, tv: true, voice: true, addSim: true, numOfSim: 2 },
    'internet de 1 Gbps, televisão, telefone fixo e 2 cartões de telemóvel',
  ],
  [{ downloadSpeed: 500, addSim: true, numOfSim: 1 }, 'internet de 500 Mbps e 1 cartão de telemóvel'],
])('says what %j asks for', (answers, words) => expect(askedWords(answers)).toBe(words))
