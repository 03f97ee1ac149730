import { composed, foldInPlace } from '../../../base/text/fold'
import { textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/** Blocks whose picture carries information of its own. Others illustrate the words next to them. */
const speaking = new Set(['image', 'navbar-logo-image'])

type ImagePiece = Extract<Piece, { kind: 'image' }>

/** `Gráfico final.png`, `IMG_2041`, `WhatsApp Image 2026-11-22…`: as files, cameras and telephones call a picture. */
const fileNames =
  /\.(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$|^(?:img|dsc[nf]?|pxl|mvimg|dji|gopr|screen ?shot|captura de (?:ecran?|tela)|whatsapp image|imagem (?:do )?whatsapp)[-_ (]*\d{3}|^(?:p\d{7}|\d{8})/

/** Words that name the medium and not the subject, or that go with its number and time. */
const emptyWords = new Set(
  'img dsc pxl wa imagem imagens image foto fotos fotografia picture photo figura screenshot screen shot captura ecra ecran tela final copia copy a as o os um uma at de da do em n no'.split(
    ' ',
  ),
)

/** The name of a file or of a thing, `imagem 1`, is useless to a visitor who cannot see the picture. */
function saysNothing(alt: string): boolean {
  const folded = foldInPlace(composed(alt))
  const words = folded.match(/[a-z]+/g) ?? []
  return fileNames.test(folded) || (words.length > 0 && words.every((word) => emptyWords.has(word)))
}

const how = 'Escreve no texto alternativo o que a imagem mostra a quem não a vê, numa frase curta.'

function imageFindings(piece: ImagePiece): readonly Found[] {
  const { component, field, image, inText } = piece
  const alt = textOf(image.alt)
  const file = textOf(image.filename).split('/').at(-1) ?? ''
  if (field === 'shareImage' || field === 'poster' || !/\.(jpe?g|png|gif|webp|avif|svg)(\?|$)/i.test(file))
    return []
  const place = placeOf(piece)
  if (alt !== '' && saysNothing(alt))
    return [{ ...place, severity: 'error', what: `«${alt}» não descreve a imagem ${file}.`, how }]
  if (alt !== '') return []
  if (inText || speaking.has(component))
    return [{ ...place, severity: 'error', what: `A imagem ${file} não tem texto alternativo.`, how }]
  // Decoration is declared with an empty text; a missing one is no declaration.
  if (typeof image.alt === 'string') return []
  const what = `Não está dito se a imagem ${file} é decoração.`
  return [
    { ...place, severity: 'warning', what, how: `${how} Se é só decoração, deixa-o vazio de propósito.` },
  ]
}

function videoFindings(piece: Extract<Piece, { kind: 'block' }>): readonly Found[] {
  if (piece.component !== 'navbar-logo-video' || textOf(piece.value.alt)) return []
  return [
    {
      ...placeOf(piece),
      field: 'alt',
      severity: 'error',
      what: 'O logótipo em vídeo não tem texto alternativo.',
      how,
    },
  ]
}

/** Pictures without a useful alternative text. */
export const altRule: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'image') return imageFindings(piece)
    return piece.kind === 'block' ? videoFindings(piece) : []
  })
