import { assetsPath } from '../../../base/addresses/addresses'
import { assetUrl, contentLink, sitePath } from '../../../content/source/links'
import { textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'
import { linksOf } from './links'

/** Addresses that a piece leads to or shows: links, pictures, videos and their companion files. */
const addressesOf = (piece: Piece): readonly (string | undefined)[] =>
  piece.kind === 'image'
    ? [assetUrl(textOf(piece.image.filename))]
    : linksOf(piece).map((link) => contentLink(link)?.href)

const how =
  'Escolhe um ficheiro que exista, ou pede que ponham este em host/content/assets; maiúsculas e minúsculas contam.'

/** Pictures and other files of the site itself that are not there. */
export const fileRule: LintRule = ({ pieces, context: { hasFile } }) => {
  if (!hasFile) return []
  return pieces.flatMap((piece) =>
    addressesOf(piece).flatMap((address = ''): readonly Found[] => {
      const path = sitePath(address) ?? ''
      if (!path.startsWith(assetsPath) || hasFile(path)) return []
      return [{ ...placeOf(piece), severity: 'error', what: `O ficheiro ${path} não existe.`, how }]
    }),
  )
}
