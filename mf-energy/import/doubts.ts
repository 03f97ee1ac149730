import { formatDecimal } from 'shared-lib/rules/money/format-number'
import type { Offer } from '../src/data/offers/offer'

/** A price this many times above or below the middle of its kind is more often a slip than a bargain. */
const far = 3
/** With fewer prices than this a median is meaningless. */
const fewest = 5

interface Price {
  /** Group it is compared within: the same supply, power or period. */
  readonly kind: string
  readonly words: string
  readonly value: number
  /** A fixed term may be as low as the network's share of it: only a high one is odd. */
  readonly fixed?: true
}

const periodWords: Readonly<Record<string, string>> = {
  all: 'da energia',
  offPeak: 'da energia em vazio',
  outsideOffPeak: 'da energia fora de vazio',
  peak: 'da energia em ponta',
  mid: 'da energia em cheias',
}

function pricesOf(offer: Offer): readonly Price[] {
  if (offer.supply === 'gas')
    return Object.entries(offer.bands).flatMap(([tier, [fixed, energy]]) => [
      { kind: `gas fixed ${tier}`, words: `do termo fixo do escalão ${tier}`, value: fixed, fixed: true },
      { kind: `gas energy ${tier}`, words: `do gás no escalão ${tier}`, value: energy },
    ])
  return offer.prices.flatMap(({ timeOption, energy, power }) => [
    ...Object.entries(power).map(([kva, value]) => ({
      kind: `power ${kva}`,
      words: `da potência de ${kva.replace('.', ',')} kVA`,
      value,
      fixed: true as const,
    })),
    ...Object.entries(energy).map(([period, value]) => ({
      kind: `${timeOption} ${period}`,
      words: `${periodWords[period]}`,
      value,
    })),
  ])
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Marks prices far off the middle of their kind; the offer stays. Reasons are for the visitor, in Portuguese. */
export function markDoubts(offers: readonly Offer[]): readonly Offer[] {
  const kinds = new Map<string, number[]>()
  for (const offer of offers)
    for (const { kind, value } of pricesOf(offer)) {
      const values = kinds.get(kind)
      if (values) values.push(value)
      else kinds.set(kind, [value])
    }
  const middles = new Map(
    [...kinds]
      .filter(([, values]) => values.length >= fewest)
      .map(([kind, values]) => [kind, middle(values)]),
  )
  return offers.map((offer) => {
    const reasons = new Set(
      pricesOf(offer).flatMap((price) => reasonOf(price, middles.get(price.kind)) ?? []),
    )
    if (reasons.size === 0) return offer
    const { evidence } = offer
    const doubt = [...(evidence.doubt ? [evidence.doubt] : []), ...reasons].join(' ')
    return { ...offer, evidence: { ...evidence, confidence: 'D', doubt } }
  })
}

/** A price of zero has a reason of its own, from where it was read. */
function reasonOf({ words, value, fixed }: Price, typical: number | undefined): string | undefined {
  if (!typical || value === 0) return undefined
  const times = value / typical
  if (times < far && (fixed || times > 1 / far)) return undefined
  const side = times >= far ? 'acima' : 'abaixo'
  return `O preço ${words} está muito ${side} do habitual (${formatDecimal(value, 4)} contra ${formatDecimal(typical, 4)}).`
}
