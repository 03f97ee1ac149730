import { isDrawable } from '../../../content/blocks/picture'
import { readFocus } from '../../../content/images/focus'
import { contentImage } from '../../../content/source/assets'
import { textOf } from '../../../content/source/story'
import { type Found, type Linted, type LintRule, placeOf } from '../finding'
import type { Piece } from '../story-pieces'

type Fault = Pick<Found, 'severity' | 'what' | 'how'>

/** Drawn by the header, or by other programs: they measure by themselves. */
const elsewhere = /^(?:shareImage|poster|captions|video|sources?)$/

function imageFaults(
  piece: Extract<Piece, { kind: 'image' }>,
  { context: { images } }: Linted,
): readonly Fault[] {
  const image = contentImage(piece.image)
  if (!image || elsewhere.test(piece.field) || piece.component.startsWith('navbar')) return []
  const file = image.src.split('/').at(-1) ?? ''
  const { width = 0, height = 0 } = images?.get(image.src) ?? image
  const isUnknown = width <= 0 || height <= 0
  const focus = textOf(piece.image.focus)
  const found: Fault[] = []
  // Own files are measured by the host, and an editor may type the size of an image block.
  if (isUnknown && !image.src.startsWith('/') && isDrawable(image.src, {}))
    found.push({
      severity: 'warning',
      what: `O desenho ${file} não diz o seu tamanho: fica à medida da moldura.`,
      how: 'Guarda-o com «width» e «height», ou usa um PNG.',
    })
  else if (isUnknown && !image.src.startsWith('/') && piece.component !== 'image')
    found.push({
      severity: 'error',
      what: `Não se sabe o tamanho da imagem ${file}: não aparece.`,
      how: 'Escolhe-a da biblioteca de ficheiros do espaço.',
    })
  if (focus && !readFocus(focus))
    found.push({
      severity: 'warning',
      what: `O ponto focal «${focus.slice(0, 40)}» da imagem ${file} não se percebe: o corte fica ao meio.`,
      how: 'Marca-o outra vez na imagem.',
    })
  if (!focus && piece.component === 'person' && !isUnknown && width !== height)
    found.push({
      severity: 'warning',
      what: `A fotografia ${file} é cortada num quadrado ao meio.`,
      how: 'Marca na imagem o ponto focal, na cara da pessoa.',
    })
  return found
}

function partnerFaults(piece: Extract<Piece, { kind: 'block' }>): readonly Fault[] {
  if (piece.component !== 'partner' || textOf(piece.value.name)) return []
  const how = 'Escreve o nome: é o que se lê onde o logótipo não aparece.'
  return [{ severity: 'error', what: 'O parceiro não tem nome: não aparece.', how }]
}

/** Pictures that cannot be drawn as they are, and crops that no editor has checked. */
export const pictureRule: LintRule = (linted) =>
  linted.pieces.flatMap((piece) => {
    const faults =
      piece.kind === 'image' ? imageFaults(piece, linted) : piece.kind === 'block' ? partnerFaults(piece) : []
    return faults.map((one) => ({ ...placeOf(piece), ...one }))
  })
