import { cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { formatDecimal } from 'shared-lib/money/format-number'
import type {
  BillPartKey,
  OfferCondition,
  RankedOffers,
  ResultRow,
  Supply,
  TimeOption,
} from '../domain/results'

const euro = (amount: number) => formatEuro(cents(amount))

/** Each line of a bill: its name, and what it pays for. */
export const partWords: Readonly<Record<BillPartKey, readonly [name: string, why: string]>> = {
  'power-network': ['Potência: acesso às redes', 'Parte fixa da rede, igual em todas as comercializadoras.'],
  'power-supplier': [
    'Potência: preço da comercializadora',
    'O que a comercializadora cobra por dia pela potência contratada.',
  ],
  'energy-simple': ['Energia', 'O consumo do ano ao preço único por kWh.'],
  'energy-off-peak': ['Energia em vazio', 'O consumo nas horas mais baratas, de noite e ao fim de semana.'],
  'energy-outside-off-peak': ['Energia fora de vazio', 'O consumo nas restantes horas.'],
  'energy-peak': ['Energia em ponta', 'O consumo nas horas mais caras.'],
  'energy-mid': ['Energia em cheias', 'O consumo nas horas intermédias.'],
  'social-tariff-funding': [
    'Financiamento da tarifa social',
    'Por kWh; há ofertas que já o incluem no preço.',
  ],
  iec: ['Imposto especial de consumo', 'Imposto do Estado por kWh de eletricidade.'],
  audiovisual: ['Contribuição audiovisual', 'Paga o serviço público de rádio e televisão.'],
  'gas-network-fixed': ['Gás: acesso às redes', 'Parte fixa da rede de gás no teu escalão.'],
  'gas-supplier-fixed': ['Gás: termo fixo', 'O que a comercializadora cobra por dia.'],
  'gas-energy': ['Gás consumido', 'O consumo do ano ao preço por kWh.'],
  isp: ['Imposto sobre o gás', 'Imposto do Estado por kWh de gás.'],
  tos: ['Taxa de ocupação do subsolo', 'Cobrada para o teu município.'],
  'social-tariff-discount': ['Desconto da tarifa social', 'Desconto para quem tem direito à tarifa social.'],
  'vat-reduced': ['IVA à taxa reduzida', 'Sobre a parte da conta que tem a taxa reduzida.'],
  'vat-normal': ['IVA à taxa normal', 'Sobre o resto da conta.'],
  'invoice-credit': [
    'Desconto nas primeiras faturas',
    'Dinheiro que a comercializadora devolve, já com IVA.',
  ],
  service: ['Serviço obrigatório', 'O que custa por ano o serviço que a oferta obriga a ter, já com IVA.'],
  refund: ['Reembolso', 'O que a comercializadora devolve ao longo do ano, já com IVA.'],
}

export const supplyNames: Readonly<Record<Supply, string>> = {
  electricity: 'Eletricidade',
  gas: 'Gás natural',
}
export const timeNames: Readonly<Record<TimeOption, string>> = {
  simple: 'tarifa simples',
  bi: 'bi-horário',
  tri: 'tri-horário',
}

function windowWords({ minKwh, maxKwh }: Extract<OfferCondition, { kind: 'use-window' }>): string {
  if (minKwh === undefined) return `Só até ${formatDecimal(maxKwh ?? 0, 0)} kWh por ano`
  if (maxKwh === undefined) return `Só a partir de ${formatDecimal(minKwh, 0)} kWh por ano`
  return `Só entre ${formatDecimal(minKwh, 0)} e ${formatDecimal(maxKwh, 0)} kWh por ano`
}

export function conditionWords(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'direct-debit':
      return 'Pagamento por débito direto'
    case 'e-bill':
      return 'Fatura eletrónica'
    case 'direct-debit-or-e-bill':
      return 'Débito direto ou fatura eletrónica'
    case 'pair':
      return 'Só com eletricidade e gás da mesma comercializadora'
    case 'pair-or-direct-debit':
      return 'Débito direto, ou eletricidade e gás juntos'
    case 'service':
    case 'group':
      return condition.text
    case 'first-months':
      return `Preço só nos primeiros ${condition.months} meses; a conta do ano usa-o nos 12`
    case 'after-promotion':
      return 'Preço depois da promoção'
    case 'loyalty':
      return 'Com fidelização'
    case 'new-customers':
      return 'Só para novos clientes'
    case 'use-window':
      return windowWords(condition)
    case 'invoice-credit':
      return `Devolve ${euro(condition.centsPerMonth)} por mês durante ${condition.months} meses, já contados`
  }
}

/**
 * An offer's name as people read it. The catalogue packs payment codes (DD, débito direto; FE, fatura eletrónica)
 * and shorthand into it; those codes stand beside the name as conditions, in words.
 */
export const offerTitle = (name: string): string =>
  name
    .replace(/(?:\s*[|·])?\s*\b(?:DDC?|FE)\b(?:\s*(?:\+|ou)\s*(?:DDC?|FE)\b)?\s*$/, '')
    .replace(/\bc\/ ?DD\b/g, 'com débito direto')
    .replace(/\bs\/ ?DD\b/g, 'sem débito direto')
    .replace(/(\d) ?m > /g, '$1 meses, depois ')
    .replace(/\(Depois (\d) ?m /, '(Depois de $1 meses ')
    .replace(/ [·|] (?=\()/g, ' ')
    .replace(/ \| /g, ', ')
    .replace(/- ?(\d)/g, '\u2212$1')
    .replace(/(\d) ?%/g, '$1\u00a0%')

/** A condition in as few words as a chip holds. */
function shortWords(condition: OfferCondition): string {
  switch (condition.kind) {
    case 'direct-debit':
      return 'Débito direto'
    case 'pair':
      return 'Eletricidade e gás juntos'
    case 'first-months':
      return `Preço só de ${condition.months} meses`
    case 'invoice-credit':
      return `Devolve ${euro(condition.centsPerMonth)} em ${condition.months} faturas`
    default:
      return conditionWords(condition)
  }
}

/** What the price asks for, each thing once; which supply asks for it is told where the bill is. */
export const conditionChips = ({ supplies }: ResultRow): readonly string[] => [
  ...new Set(supplies.flatMap(({ conditions }) => conditions.map(shortWords))),
]

export const rowName = (row: ResultRow) =>
  row.supplies.map(({ offerName }) => offerTitle(offerName)).join(' + ')
export const rowProviders = (row: ResultRow) =>
  [...new Set(row.supplies.map(({ providerName }) => providerName))].join(' e ')

/** Where on the bill two offers differ, to stand after "A maior diferença está". */
const differenceWords: Readonly<Record<BillPartKey, string>> = {
  'power-network': 'no acesso às redes da potência',
  'power-supplier': 'no preço da potência',
  'energy-simple': 'no preço da energia',
  'energy-off-peak': 'no preço da energia em vazio',
  'energy-outside-off-peak': 'no preço da energia fora de vazio',
  'energy-peak': 'no preço da energia em ponta',
  'energy-mid': 'no preço da energia em cheias',
  'social-tariff-funding': 'no financiamento da tarifa social',
  iec: 'no imposto especial de consumo',
  audiovisual: 'na contribuição audiovisual',
  'gas-network-fixed': 'no acesso às redes de gás',
  'gas-supplier-fixed': 'no termo fixo do gás',
  'gas-energy': 'no preço do gás consumido',
  isp: 'no imposto sobre o gás',
  tos: 'na taxa de ocupação do subsolo',
  'social-tariff-discount': 'no desconto da tarifa social',
  'vat-reduced': 'no IVA à taxa reduzida',
  'vat-normal': 'no IVA à taxa normal',
  'invoice-credit': 'no desconto das primeiras faturas',
  service: 'no serviço obrigatório',
  refund: 'no reembolso',
}

/** Why a row stands in its place, in one sentence with its number. */
export function placeWords({ place, reason: { underNextCents, overFirstCents } }: ResultRow): string {
  if (place > 1) return `Custa mais ${euro(overFirstCents)} por ano do que a primeira.`
  const lead = underNextCents ? `: custa menos ${euro(underNextCents)} por ano do que a seguinte` : ''
  return `É a mais barata para as tuas respostas${lead}.`
}

/** The line of the bill that decides that place; undefined when no single line does. */
export function differenceSentence({ place, reason: { decidedBy } }: ResultRow): string | undefined {
  const sign = place === 1 ? -1 : 1
  return decidedBy && decidedBy.cents * sign > 0
    ? `A maior diferença está ${differenceWords[decidedBy.key]}: ${sign < 0 ? 'menos' : 'mais'} ${euro(Math.abs(decidedBy.cents))} por ano, antes de IVA.`
    : undefined
}

/** At which yearly use the next offer would win. */
export const breakEvenWords = ({ nextWinsAt }: ResultRow): string | undefined =>
  nextWinsAt &&
  `A oferta seguinte passa a ganhar ${nextWinsAt.side === 'above' ? 'acima' : 'abaixo'} de ${formatDecimal(nextWinsAt.kwh, 0)} kWh de ${supplyNames[nextWinsAt.supply].toLowerCase()} por ano.`

export const noteWords: Readonly<Record<RankedOffers['notes'][number], string>> = {
  'no-gas-network': 'Não há rede de gás natural no teu concelho: mostramos só a eletricidade.',
  'gas-network-unknown': 'Não sabemos se a rede de gás natural chega à tua casa: confirma antes de mudar.',
  'gas-prices-outdated':
    'Os preços do gás são os últimos conhecidos e valeram até 30 de setembro de 2026: confirma-os antes de mudar.',
  'electricity-prices-outdated':
    'Os preços da eletricidade são os últimos conhecidos e o prazo já passou: confirma-os antes de mudar.',
  'tri-needs-split':
    'As tarifas tri-horárias só se comparam sabendo quanto gastas em cada período: não as mostramos.',
  'loyalty-not-said':
    'A fonte destes preços não diz que ofertas têm fidelização: confirma-o no contrato antes de mudar.',
  'social-tariff-not-said':
    'A fonte destes preços não diz que ofertas aceitam a tarifa social: confirma-o antes de mudar.',
  'social-tariff-refused': 'As ofertas que não aceitam a tarifa social não aparecem.',
}
