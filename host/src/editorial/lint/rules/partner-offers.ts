import type { Block } from '../../../content/source/story'
import {
  type JudgedOffer,
  judgeOffers,
  type OfferKinds,
  offersComponent,
  offersSlugs,
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
  what: `O site só lê ofertas e limites das histórias ${offersSlugs.join(' e ')}: estes não contam.`,
  how: 'Na pasta config, dá a esta história o endereço ofertas ou limits.',
}

const findingsOf = ({ kind, problems }: JudgedOffer, kinds: OfferKinds, place: Place): readonly Found[] =>
  problems.map(({ field, message }) => ({
    ...place,
    field,
    severity: 'error',
    what: `${offerWords(kinds[kind], field)}: ${message}.`,
    how: 'Corrige o campo: até lá, este bloco não conta no site.',
  }))

/** Offers that the site leaves out, by the same reading as its own. */
export const partnerOfferRule: LintRule = ({ story, path, pieces, context: { snapshot } }) => {
  if (story.content.component !== offersComponent) return []
  if (!offersSlugs.some((slug) => path === `/${slug}`)) return [elsewhere]
  const kinds = deployedKinds(snapshot)
  const placeAt = (block: Block): Place =>
    placeOf(
      pieces.find((piece) => piece.kind === 'block' && piece.value === block) ?? { block: '', field: '' },
    )
  return judgeOffers(story.content, kinds).flatMap((judged) =>
    findingsOf(judged, kinds, placeAt(judged.block)),
  )
}
