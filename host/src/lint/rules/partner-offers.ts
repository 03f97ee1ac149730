import type { Block } from '../../content/story'
import {
  type JudgedOffer,
  judgeOffers,
  type OfferKinds,
  offersComponent,
  offersSlug,
} from '../../partner-offers/judge-offers'
import { offerWords } from '../../partner-offers/offer-words'
import { type Found, type LintContext, type LintRule, type Place, placeOf } from '../finding'

/** Every kind that a deployed version knows. */
export const deployedKinds = ({ remotes }: LintContext['snapshot']): OfferKinds =>
  Object.assign({}, ...[...remotes.values()].map(({ deployment }) => deployment.offers ?? {}))

const elsewhere: Found = {
  block: '',
  field: '',
  severity: 'error',
  what: `O site só lê ofertas da história ${offersSlug}: estas não aparecem.`,
  how: 'Na pasta config, dá a esta história o endereço ofertas.',
}

const findingsOf = ({ kind, problems }: JudgedOffer, kinds: OfferKinds, place: Place): readonly Found[] =>
  problems.map(({ field, message }) => ({
    ...place,
    field,
    severity: 'error',
    what: `${offerWords(kinds[kind], field)}: ${message}.`,
    how: 'Corrige o campo: até lá, esta oferta não aparece no site.',
  }))

/** Offers that the site leaves out, by the same reading as its own. */
export const partnerOfferRule: LintRule = ({ story, path, pieces, context: { snapshot } }) => {
  if (story.content.component !== offersComponent) return []
  if (path !== `/${offersSlug}`) return [elsewhere]
  const kinds = deployedKinds(snapshot)
  const placeAt = (block: Block): Place =>
    placeOf(
      pieces.find((piece) => piece.kind === 'block' && piece.value === block) ?? { block: '', field: '' },
    )
  return judgeOffers(story.content, kinds).flatMap((judged) =>
    findingsOf(judged, kinds, placeAt(judged.block)),
  )
}
