import type { Problems } from 'shared-lib/import/problems'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import type { ElectricityOffer, OfferCondition } from '../../src/data/offers/offer'
import { conditionsOf, holdsFrom, idOf, isRegulated, listedSuppliers, offerName } from './list-names'
import { creditOf, joinPhases, phaseOf } from './list-phases'
import { pricesOf } from './list-prices'
import type { ListRow } from './list-rows'

/** Why an offer of the list is not ranked. */
export type ListSkip =
  | 'not-home'
  | 'unknown-supplier'
  | 'losses-apart'
  | 'network-apart'
  | 'repeated'
  | 'no-price'

interface ListEdition {
  readonly file: string
  readonly edition: IsoDate
  /** Key of the source that the offers name. */
  readonly source: string
}

interface ListedOffers {
  readonly offers: readonly ElectricityOffer[]
  readonly skipped: Readonly<Record<ListSkip, number>>
}

/** The list's electricity offers for homes, by id. */
export function listedOffers(rows: readonly ListRow[], of: ListEdition, problems: Problems): ListedOffers {
  const skipped: Record<ListSkip, number> = {
    'not-home': 0,
    'unknown-supplier': 0,
    'losses-apart': 0,
    'network-apart': 0,
    repeated: 0,
    'no-price': 0,
  }
  const built = new Map<string, { offer: ElectricityOffer; from: string }>()
  for (const group of byOffer(rows)) {
    const offer = offerOf(group, of, problems)
    if (typeof offer === 'string') {
      skipped[offer] += 1
      continue
    }
    // An announced price and the one before it, or one with a friend's code and without, are one offer.
    const from = holdsFrom(group[0] as ListRow) ?? ''
    const held = built.get(offer.id)
    if (held) skipped.repeated += 1
    if (!held || held.from < from) built.set(offer.id, { offer, from })
  }
  const offers = [...built.values()].map(({ offer }) => offer)
  return { offers: joinPhases(offers, rows).toSorted((one, two) => (one.id < two.id ? -1 : 1)), skipped }
}

function byOffer(rows: readonly ListRow[]): Iterable<readonly ListRow[]> {
  const groups = new Map<string, ListRow[]>()
  for (const row of rows) {
    const key = `${row.text('comercializador')}|${row.text('nome')}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups.values()
}

function offerOf(rows: readonly ListRow[], of: ListEdition, problems: Problems): ElectricityOffer | ListSkip {
  const row = rows[0] as ListRow
  const warn = (text: string) =>
    problems.add('warning', of.file, `${row.text('nome')}: ${text}`, { row: row.number })
  if (row.text('segmento') === 'Não Doméstico') return 'not-home'
  const supplier = row.text('comercializador')
  const provider = listedSuppliers[supplier]
  if (!provider) {
    warn(`supplier “${supplier}” is not known: add it to list-names.ts`)
    return 'unknown-supplier'
  }
  if (row.is('perdas_autonomas')) return 'losses-apart'
  if (!row.is('tar_incluida_energia') || !row.is('tar_incluida_potencia')) return 'network-apart'
  // The source's own rule: of one offer it is one figure, so that another is a slip of the pen.
  const apart = new Set(rows.map((one) => one.text('custo_regulacao_kwh')))
  if (apart.size > 1) warn(`custo_regulacao_kwh is ${[...apart].join(' and ')}`)
  const prices = pricesOf(of.file, rows, problems)
  if (prices.length === 0) return 'no-price'
  const name = offerName(row.text('nome'))
  const doubt = doubtOf(row, name)
  const packCost = row.amount('custo_pack_mes')
  const conditions = [
    ...conditionsOf(row, name),
    ...(packCost ? [pack] : []),
    ...phaseOf(row, name),
    ...creditOf(row),
  ]
  return {
    id: idOf(supplier, name),
    supply: 'electricity',
    provider,
    // It is electricity anyway, and a phone has room for the part that differs.
    name: name.replace(/^Eletricidade · /, ''),
    ...(row.text('site_adesao') && { url: row.text('site_adesao') }),
    ...(isRegulated(name) && { regulated: true as const }),
    ...(row.is('100_Verde') && { renewable: true as const }),
    ...(packCost && { serviceEurPerYear: Number((packCost * 12).toFixed(2)) }),
    ...(conditions.length > 0 && { conditions }),
    ...(!row.is('financiamento_tse_incluido') && { addSocialTariffFunding: true as const }),
    prices,
    evidence: {
      asOf: of.edition,
      sources: [of.source],
      confidence: doubt ? 'D' : 'B',
      ...(doubt && { doubt }),
    },
  }
}

const pack: OfferCondition = { kind: 'service', text: 'Obriga a contratar um serviço pago' }

const doubts: readonly (readonly [RegExp, string])[] = [
  [
    /^Quero\+/,
    'O Quero+ também se vende com um serviço pago (51,56 € a 72,45 € por ano em novembro de 2025); os dados não dizem se este preço o exige.',
  ],
  [
    /^Vantagem\+ \| FE$/,
    'A oferta de gás com o mesmo nome é uma promoção de 3 meses; os dados não dizem se esta também o é.',
  ],
]

/** Doubts that the list leaves open, known from elsewhere. */
const doubtOf = (row: ListRow, name: string): string | undefined =>
  doubts.find(([pattern]) => pattern.test(name))?.[1] ??
  (row.is('regulacao_iva_23')
    ? 'Parte do preço paga sempre IVA a 23 %: a fatura pode ficar alguns euros por ano acima.'
    : undefined)
