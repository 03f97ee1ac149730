import { slugOf } from 'shared-lib/rules/text/fold'
import type { OfferCondition } from '../../src/data/offers/offer'
import type { ListRow } from './list-rows'

/** Suppliers by their names in the list, with their codes in the catalogue. */
export const listedSuppliers: Readonly<Record<string, string>> = {
  'Alfa Energia': 'ALFAENERGIA',
  'CUR - SU Eletricidade e outros': 'EDPSU',
  EDP: 'EDPC',
  Endesa: 'END',
  'EZU Energia': 'EZUENERGIA',
  'G9 Energy': 'G9ENERGY',
  Galp: 'GALP',
  Goldenergy: 'GOLD',
  Ibelectra: 'IBELECTRA',
  Iberdrola: 'IBD',
  JafPlus: 'JAFPLUS',
  Luzboa: 'LUZBOA',
  Luzigás: 'LUZIGAS',
  'Meo Energia': 'MEOENERGIA',
  MUON: 'MUON',
  NossaEnergia: 'NOSSAENERGIA',
  Plenitude: 'ENIPLENITUDE',
  Repsol: 'REPSOL',
  YesEnergy: 'YESENERGY',
}

/** Prices that the law or a decision of the regulator sets. */
export const isRegulated = (name: string): boolean => /Tarifa (Equiparada à )?Regulada/.test(name)

/** From when a price holds that the list announces: `… - a partir de 01/10/2026`. */
const announced = /\s*-\s*a partir de (\d{2})\/(\d{2})\/(\d{4})$/

/** Friends' codes and gifts, which no price of ours counts. */
const notCounted = / \| (Plano|Campanha) Amigo[^|]*?(?= \||$)| [|·] Há .*$/g

/** The name without its supplier and without a day: it is the same offer in the next edition. */
export function offerName(listed: string): string {
  const [, name = listed] = /^[^|]*? [|-] (.+)$/.exec(listed) ?? []
  return name.replace(announced, '').replace(notCounted, '').replace(/\s+/g, ' ').trim()
}

/** `2026-10-01` where the name announces a price. */
export function holdsFrom(row: ListRow): string | undefined {
  const [, day, month, year] = announced.exec(row.text('nome')) ?? []
  return year && `${year}-${month}-${day}`
}

/** Name of an offer that stays from one edition to the next. */
export const idOf = (supplier: string, name: string): string =>
  `el-${slugOf(`${supplier} ${name}`.normalize('NFKD').replaceAll('+', ' plus '))}`

const acp = 'Só para sócios do ACP; a quota, cerca de 4,90 € por mês, não está no preço.'
const meo = 'Só com o pacote de telecomunicações MEO indicado no nome.'

/** Words in an offer's name for its eligible customers, or for the time of its price. */
const named: readonly (readonly [RegExp, OfferCondition])[] = [
  [/2 energias s\/DD/, { kind: 'pair-or-direct-debit' }],
  [/\(- ?\d+% 2 energias\)/, { kind: 'pair' }],
  [/MEO M\d/, { kind: 'service', text: meo }],
  [/Vodafone/, { kind: 'service', text: 'Só para clientes Vodafone.' }],
  [/\bACP\b/, { kind: 'group', text: acp }],
  [/Jovem/, { kind: 'group', text: 'Só para clientes até 35 anos.' }],
  [
    /Veículo Elétrico|Mobilidade Elétrica|Carregar em casa/,
    { kind: 'group', text: 'Pelo nome, para quem tem veículo elétrico.' },
  ],
]

const friend: OfferCondition = { kind: 'group', text: 'O crédito pede um código de amigo de um cliente.' }

/** A friend's code that is no column of its own is in the credit. */
const needsFriend = (row: ListRow, name: string): boolean =>
  /\bAmigo\b/.test(name) && row.text('desconto_fatura_mes') !== '' && row.text('desconto_amigo_mes') === ''

/** Conditions of one offer: its payment and billing methods, where there is only one, and those in its name. */
export function conditionsOf(row: ListRow, name: string): readonly OfferCondition[] {
  const ofName = [
    ...(needsFriend(row, name) ? [friend] : []),
    ...named.filter(([pattern]) => pattern.test(name)).map(([, condition]) => condition),
  ]
  return [...waysOf(row, name, ofName), ...ofName]
}

function waysOf(row: ListRow, name: string, ofName: readonly OfferCondition[]): readonly OfferCondition[] {
  if (/DD ou FE/.test(name)) return [{ kind: 'direct-debit-or-e-bill' }]
  // «1 energia c/DD ou 2 energias s/DD» is more exact than the column.
  if (ofName.some(({ kind }) => kind === 'pair-or-direct-debit')) return []
  const debit = row.text('pagamento') === 'Débito Direto'
  const bill = row.text('faturacao') === 'Fatura eletrónica'
  return [
    ...(debit ? [{ kind: 'direct-debit' } as const] : []),
    ...(bill ? [{ kind: 'e-bill' } as const] : []),
  ]
}
