import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal, formatNumber } from 'shared-lib/rules/money/format-number'
import type { BillPartKey, Measure } from '../../rules/bill-vocabulary'
import type { ResultRow } from '../../rules/vocabulary'

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

const units: Readonly<Record<Exclude<Measure['unit'], 'eur'>, readonly [many: string, one: string]>> = {
  day: ['dias', 'dia'],
  month: ['meses', 'mês'],
  kWh: ['kWh', 'kWh'],
}

const euros = (amount: number) => formatDecimal(amount, 2).replace('-', '\u2212')

/** Unit prices keep the digits they are published with; never fewer than two. */
function unitPrice(price: number): string {
  const published = formatNumber(price, 6).replace('-', '\u2212')
  return published.length > euros(price).length ? published : euros(price)
}

/** Formula of a line: `365 dias × 0,1917 €/dia`, `6 % de 182,31 €`. */
export function measureWords({ quantity, unit, price }: Measure): string {
  if (unit === 'eur') return `${formatNumber(price * 100, 2)}\u00a0% de ${euros(quantity)}\u00a0€`
  const [many, one] = units[unit]
  const amount = formatNumber(quantity, 1)
  return `${amount}\u00a0${quantity === 1 ? one : many} × ${unitPrice(price)}\u00a0€/${one}`
}

/** Where on the bill two offers differ, to follow «Pagas mais 12 €». */
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
  'social-tariff-discount': 'com a tarifa social',
  'vat-reduced': 'no IVA à taxa reduzida',
  'vat-normal': 'no IVA à taxa normal',
  'invoice-credit': 'nas primeiras faturas',
  service: 'no serviço obrigatório',
  refund: 'de volta ao longo do ano',
}

/** What a company takes off or gives back: more of it is less to pay. */
const creditVerbs: Readonly<Partial<Record<BillPartKey, string>>> = {
  'invoice-credit': 'Descontam-te',
  'social-tariff-discount': 'Descontam-te',
  refund: 'Recebes',
}

/** Lines that carry their VAT. */
const withVat: readonly BillPartKey[] = ['invoice-credit', 'refund', 'service']

/** The line of the bill that decides that place; undefined when no single line does. */
export function differenceSentence({ reason: { decidedBy, overFirstCents } }: ResultRow): string | undefined {
  const isFirst = overFirstCents === 0
  if (!decidedBy || (isFirst ? decidedBy.cents >= 0 : decidedBy.cents <= 0)) return undefined
  const { key } = decidedBy
  const credit = creditVerbs[key]
  const more = isFirst === (credit !== undefined) ? 'mais' : 'menos'
  const amount = `${formatBriefEuro(cents(Math.abs(decidedBy.cents)))}${credit ? '' : ' por ano'}`
  const tax = withVat.includes(key) ? '' : ', antes de IVA'
  return `${credit ?? 'Pagas'} ${more} ${amount} ${differenceWords[key]} do que na ${isFirst ? 'seguinte' : 'mais barata'}${tax}.`
}
