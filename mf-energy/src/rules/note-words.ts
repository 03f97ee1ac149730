import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import type { CatalogueFacts, Note } from './vocabulary'

const outdatedWords = (prices: string, validTo: string) =>
  `Os preços ${prices} são os últimos conhecidos e valeram até ${formatDatePt(toIsoDate(validTo))}: confirma-os antes de mudar.`

/** A note of a ranking or a bill, in one sentence. */
export function noteWords(note: Note, { validTo }: Pick<CatalogueFacts, 'validTo'>): string {
  if (note === 'gas-prices-outdated') return outdatedWords('do gás', validTo.gas)
  if (note === 'electricity-prices-outdated') return outdatedWords('da eletricidade', validTo.electricity)
  return plainNotes[note]
}

const plainNotes: Readonly<
  Record<Exclude<Note, 'gas-prices-outdated' | 'electricity-prices-outdated'>, string>
> = {
  'no-gas-network': 'Não há rede de gás natural no teu concelho: mostramos só a eletricidade.',
  'gas-network-unknown': 'Não sabemos se a rede de gás natural chega à tua casa: confirma antes de mudar.',
  'tri-needs-split':
    'As tarifas tri-horárias, as únicas acima de 20,7 kVA, só podem ser comparadas com o que gastas em ponta, cheias e vazio: está na tua fatura.',
  'loyalty-not-said': 'Não sabemos que ofertas têm fidelização: confirma no contrato antes de mudar.',
  'social-tariff-not-said': 'Não sabemos que ofertas aceitam a tarifa social: confirma antes de mudar.',
  'promotion-unknown-later': 'Ficam de fora as promoções de que só conhecemos o preço dos primeiros meses.',
  'social-tariff-power':
    'A tarifa social da eletricidade só existe até 6,9 kVA: com a tua potência não há desconto na conta.',
  'social-tariff-gas-tier':
    'A tarifa social do gás só existe nos escalões 1 e 2: com o teu escalão não há desconto na conta.',
  'gas-tier-unlike-use':
    'O consumo de gás que indicaste não é o do teu escalão: confirma o escalão na fatura, porque muda o preço.',
  'subsoil-tax-unknown':
    'Falta a taxa de ocupação do subsolo, que muda com o concelho: com ele, a conta do gás fica completa.',
  'social-tariff-refused': 'As ofertas que não aceitam a tarifa social não aparecem.',
}
