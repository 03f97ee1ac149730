import { mostPartnerOffers, type OfferKind, type PartnerOffer } from 'shared-lib/contract/partner-offers'
import type { FieldProblem } from '../../base/security/project-error'
import { type Block, blocksOf, type Fields } from '../../content/source/story'
import { componentOf } from './offer-block'
import { readOffer } from './read-offer'

/** Stories with the offers and the limits that editors keep. */
export const offersSlugs = ['config/ofertas', 'config/limits'] as const

/** Its content type. */
export const offersComponent = 'partner-offers'

export type OfferKinds = Readonly<Record<string, OfferKind>>

/** One offer as it was written: read, or left out and why. */
export interface JudgedOffer {
  readonly block: Block
  readonly kind: string
  readonly read?: PartnerOffer
  readonly problems: readonly FieldProblem[]
}

/** The offers of these kinds in a settings story, in their order; blocks of other kinds are ignored. */
export function judgeOffers(content: Fields, kinds: OfferKinds): readonly JudgedOffer[] {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return blocksOf(content.offers).flatMap((block): readonly JudgedOffer[] => {
    const found = Object.entries(kinds).find(([name]) => componentOf(name) === block.component)
    if (!found) return []
    const [kind, declared] = found
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const refused = (field: string, message: string) => [{ block, kind, problems: [{ field, message }] }]
    if (count > mostPartnerOffers)
      return refused('', `Só contam as primeiras ${mostPartnerOffers} ofertas deste tipo`)
    const read = readOffer(kind, declared, block)
    if ('problems' in read) return [{ block, kind, problems: read.problems }]
    const { id } = read.offer
    if (seen.has(id)) return refused('id', `Já há outra oferta com o identificador ${id}`)
    seen.add(id)
    return [{ block, kind, read, problems: [] }]
  })
}
