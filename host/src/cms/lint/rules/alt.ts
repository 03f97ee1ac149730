import { textOf } from '../../../content/story'
import { type Found, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

/** Blocks whose picture says something that stands nowhere else. Others are drawn beside the words they illustrate. */
const speaking = new Set(['image', 'navbar-logo-image'])

type ImagePiece = Extract<Piece, { kind: 'image' }>

/** `IMG_2041.jpg`, `foto`: the name of a file or of a thing says nothing to whoever does not see it. */
const saysNothing = (alt: string) =>
  /^[\w-]+\.(jpe?g|png|gif|webp|avif|svg)$/i.test(alt) ||
  /^(imagem|foto(grafia)?|image|picture)\W*$/i.test(alt)

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
  // Decoration is declared with an empty text; one that was never asked about is not.
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

/** Pictures that say nothing to whoever does not see them. */
export const altRule: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'image') return imageFindings(piece)
    return piece.kind === 'block' ? videoFindings(piece) : []
  })
