import { type AttributeSpec, parseAttribute } from 'shared-lib/contract/attributes'
import type { DeployedWidget } from 'shared-lib/contract/deployment'
import { isUnusable } from 'shared-lib/contract/listed'
import { isTag } from 'shared-lib/contract/stories/written-tag'
import { acceptedText } from 'shared-lib/platform/generators/attribute-text'
import { typedCode, typedEntity } from '../../../base/text/typed-code'
import { isShownTag } from '../../../content/blocks/clean-html'
import { offerBlocks } from '../../partner-offers/offer-block'
import { type Found, type LintContext, type LintRule, placeOf } from '../finding'
import { nearest } from '../nearest'
import { isKnownBlock, type Piece } from '../story-pieces'
import { deployedKinds } from './partner-offers'

const meant = (written: string, names: Iterable<string>, otherwise: string) => {
  const name = nearest(written, names)
  return name === undefined ? otherwise : `Querias dizer «${name}»?`
}

type TagPiece = Extract<Piece, { kind: 'tag' }>

/** The text of an attribute as the page writes it; undefined for a missing one. Throws for a value that is no text. */
function writtenText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || value === false) return undefined
  if (value === true) return ''
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('not a text')
}

function unusable(spec: AttributeSpec, name: string, value: unknown): boolean {
  let bad = false
  try {
    parseAttribute(name, spec, writtenText(value), () => {
      bad = true
    })
  } catch {
    return true
  }
  return bad || isUnusable(spec, writtenText(value) ?? '')
}

/** Suggests a fix: the value of a long list that was probably meant, or the values that the attribute takes. */
function mend(spec: AttributeSpec, value: unknown): string {
  const list = (spec.type === 'text' && spec.listed) || []
  const name = nearest(
    String(value),
    list.flatMap((one) => [one.name, one.value]),
  )
  const found = list.find((one) => one.name === name || one.value === name)
  return found ? `Querias dizer «${found.name}» (${found.value})?` : `Aceita: ${acceptedText(spec)}.`
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? ''

function attributeFindings(piece: TagPiece, { tag, attributes: specs }: DeployedWidget): readonly Found[] {
  const names = Object.keys(specs)
  return piece.pairs.flatMap(([name, value]): readonly Found[] => {
    const place = { ...placeOf(piece), field: piece.field || name }
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined
    if (!spec) {
      const all =
        names.length > 0 ? `Os atributos de <${tag}> são: ${names.join(', ')}.` : 'Tira-o: não tem nenhum.'
      const what = `<${tag}> não tem o atributo «${name}»; a página ignora-o.`
      return [{ ...place, severity: 'error', what, how: meant(name, names, all) }]
    }
    if (!unusable(spec, name, value)) return []
    const what = `«${name}» não aceita ${shown(value)}; a página usa o valor por omissão.`
    return [{ ...place, severity: 'error', what, how: mend(spec, value) }]
  })
}

function tagFindings(piece: TagPiece, { snapshot: { widgets } }: LintContext): readonly Found[] {
  const { tag } = piece
  const place = placeOf(piece)
  const found = widgets.get(tag)
  if (!found) {
    const offered = [...widgets].filter(([, { widget }]) => widget.inStories !== false).map(([name]) => name)
    const how = meant(tag, offered, 'Escolhe uma etiqueta em /programadores/blocos.')
    const what = `Ninguém publica <${tag}>: no lugar dela ficam só as formas de contacto.`
    return [{ ...place, severity: 'error', what, how }]
  }
  if (found.widget.inStories === false) {
    const how = 'Tira-a: é o site que a coloca. As que podes usar estão em /programadores/blocos.'
    return [{ ...place, severity: 'error', what: `<${tag}> não é para usar em histórias.`, how }]
  }
  return attributeFindings(piece, found.widget)
}

function textFindings(piece: Extract<Piece, { kind: 'text' }>): readonly Found[] {
  const [code] = piece.text.match(typedCode) ?? []
  if (code === undefined) {
    const [entity] = piece.text.match(typedEntity) ?? []
    if (entity === undefined) return []
    const what = `${entity} aparece ao leitor tal como está escrito.`
    return [{ ...placeOf(piece), severity: 'error', what, how: 'Escreve o próprio sinal: €, &, espaço.' }]
  }
  const isOurs = /^(?:<|&lt;)\/?qp-/i.test(code)
  const what = isOurs
    ? 'Parece uma etiqueta, mas não se percebe: não aparece na página.'
    : `${code.slice(0, 60)} é código escrito como texto: não aparece na página.`
  const how = isOurs
    ? 'Cola o código sozinho num parágrafo de um campo de texto rico, com os valores entre aspas, ou usa o bloco da etiqueta.'
    : 'Tira-o: usa os botões do editor, ou o bloco Vídeo para um vídeo.'
  return [{ ...placeOf(piece), severity: 'error', what, how }]
}

function htmlFindings(piece: Extract<Piece, { kind: 'html' }>): readonly Found[] {
  const names = new Set(
    [...piece.html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()),
  )
  return [...names]
    .filter((name) => !isShownTag(name))
    .map((name) => ({
      ...placeOf(piece),
      severity: 'error',
      what: `<${name}> em HTML colado não chega à página.`,
      how: isTag(name) ? 'Usa o bloco da etiqueta.' : 'Tira-o, ou escreve o mesmo com os botões do editor.',
    }))
}

/** Blocks of the offers that some product takes, and of the lists in them. */
const offerBlocksOf = ({ snapshot }: LintContext): ReadonlySet<string> =>
  new Set(
    Object.entries(deployedKinds(snapshot)).flatMap(([kind, declared]) =>
      offerBlocks(kind, declared).map(([component]) => component),
    ),
  )

function blockFindings(piece: Extract<Piece, { kind: 'block' }>, context: LintContext): readonly Found[] {
  if (isKnownBlock(piece.component)) return []
  if (piece.component.startsWith('offer-') && offerBlocksOf(context).has(piece.component)) return []
  const what = `O site não conhece o bloco «${piece.component}»: não aparece na página.`
  return [
    { ...placeOf(piece), severity: 'error', what, how: 'Tira-o ou troca-o por um bloco da biblioteca.' },
  ]
}

/** Tags and attributes that no deployment declares, values out of their limits, and blocks and HTML that no page shows. */
export const tagRule: LintRule = ({ pieces, context }) =>
  pieces.flatMap((piece): readonly Found[] => {
    if (piece.kind === 'tag') return tagFindings(piece, context)
    if (piece.kind === 'text') return textFindings(piece)
    if (piece.kind === 'html') return htmlFindings(piece)
    return piece.kind === 'block' ? blockFindings(piece, context) : []
  })
