import { deepestNode, plainText } from 'shared-lib/contract/stories/plain-text'
import { readSnippet } from 'shared-lib/contract/stories/written-tag'
import {
  anchorId,
  attrsOf,
  isWholeSpan,
  listStart,
  mostSpan,
  spansOf,
} from '../../../content/blocks/node-attributes'
import { isKnownMark, isKnownNode, nodeType } from '../../../content/blocks/rich-text'
import { type Fields, recordsOf, textOf } from '../../../content/source/story'
import { type Found, type LintRule, placeOf, type Severity } from '../finding'
import type { Piece } from '../story-pieces'

type Fault = Pick<Found, 'severity' | 'what' | 'how'>
const fault = (severity: Severity, what: string, how: string): Fault => ({ severity, what, how })

/** A node and all below it, bounded. */
function* within(node: Fields, depth = 0): Generator<Fields> {
  yield node
  if (depth <= deepestNode) for (const child of recordsOf(node.content)) yield* within(child, depth + 1)
}

const beginning = (node: Fields) => plainText(node).replace(/\s+/g, ' ').trim().slice(0, 40)

function spanFaults(name: string, value: unknown): readonly Fault[] {
  if (value === undefined || value === null || isWholeSpan(value)) return []
  const what = `${name}="${String(value).slice(0, 20)}" numa célula: a página conta ${spansOf({ colspan: value }).colspan ?? 1}.`
  return [fault('warning', what, `Usa um número inteiro de 1 a ${mostSpan}.`)]
}

/** Widths of a table's rows with the cells that reach down from rows above. */
function widthsOf(table: Fields): readonly number[] {
  let hanging: { columns: number; rows: number }[] = []
  return recordsOf(table.content).map((row) => {
    const cells = recordsOf(row.content).map((cell) => spansOf(attrsOf(cell)))
    const own = cells.reduce((sum, { colspan = 1 }) => sum + colspan, 0)
    const above = hanging.reduce((sum, { columns }) => sum + columns, 0)
    const begun = cells.map(({ colspan = 1, rowspan = 1 }) => ({ columns: colspan, rows: rowspan - 1 }))
    hanging = [...hanging.map((one) => ({ ...one, rows: one.rows - 1 })), ...begun].filter(
      ({ rows }) => rows > 0,
    )
    return own + above
  })
}

function tableFaults(table: Fields): readonly Fault[] {
  const widths = widthsOf(table)
  const at = widths.findIndex((width) => width !== widths[0])
  const how = 'Dá a cada linha o mesmo número de colunas, a contar com as que uma célula ocupa.'
  const uneven = fault(
    'error',
    `A linha ${at + 1} da tabela tem ${widths[at]} colunas e a primeira ${widths[0]}: há valores debaixo do título errado.`,
    how,
  )
  const rows = recordsOf(table.content)
  const hasHead = rows.some((row) => recordsOf(row.content).some((one) => nodeType(one) === 'tableHeader'))
  const headless = fault(
    'warning',
    'A tabela não tem cabeçalho: quem a ouve não sabe o que é cada coluna.',
    'Marca a primeira linha como cabeçalho.',
  )
  return [...(at > 0 ? [uneven] : []), ...(hasHead || rows.length === 0 ? [] : [headless])]
}

const pastedSnippet = /=\s*[“”„‟″‘’‚′«']|&(?:lt|gt|quot|nbsp);|[^\S ]|\p{Cf}|<\/?[a-z-]*[A-Z]/u

function paragraphFaults(node: Fields): readonly Fault[] {
  const broken = recordsOf(node.content).some((one) => nodeType(one) === 'hard_break')
  const text = plainText(node)
  if (readSnippet(text))
    return pastedSnippet.test(text.trim())
      ? [
          fault(
            'warning',
            `O código «${beginning(node)}» tem aspas, espaços ou letras que não são de código.`,
            'Copia-o outra vez de /programadores/blocos.',
          ),
        ]
      : []
  const what = `Quebra de linha dentro de «${beginning(node)}»: na pesquisa e nas perguntas lê-se um espaço.`
  return broken ? [fault('warning', what, 'Faz dela dois parágrafos, ou tira-a.')] : []
}

function markFaults(node: Fields, ids: Set<string>): readonly Fault[] {
  return recordsOf(node.marks).flatMap((mark): readonly Fault[] => {
    const kind = textOf(mark.type)
    if (!isKnownMark(kind))
      return [
        fault(
          'warning',
          `A página não conhece a marca «${kind}»: mostra só as palavras.`,
          'Tira-a no editor.',
        ),
      ]
    if (kind !== 'anchor') return []
    const written = textOf(attrsOf(mark).id)
    const id = anchorId(written)
    const how = 'Usa letras, números e hífenes, e um nome por lugar.'
    if (id === undefined)
      return [fault('error', `O lugar «${written}» não pode ter esse nome: não fica marcado.`, how)]
    if (ids.has(id)) return [fault('error', `Há dois lugares com o nome «${id}».`, how)]
    ids.add(id)
    return []
  })
}

function nodeFaults(node: Fields, ids: Set<string>): readonly Fault[] {
  const type = nodeType(node)
  const { colspan, rowspan, order, start } = attrsOf(node)
  if (type === 'table') return tableFaults(node)
  if (type === 'tableCell' || type === 'tableHeader')
    return [...spanFaults('colspan', colspan), ...spanFaults('rowspan', rowspan)]
  if (type === 'paragraph' || type === 'heading') return paragraphFaults(node)
  if (type === 'text') return markFaults(node, ids)
  if (type === 'ordered_list') {
    const begins = order ?? start ?? 1
    if (begins === 1 || begins === '1' || listStart(begins) !== undefined) return []
    return [
      fault(
        'warning',
        `A lista não pode começar em «${String(begins).slice(0, 20)}»: começa em 1.`,
        'Usa um número inteiro de 0 a 9999.',
      ),
    ]
  }
  if (type === 'doc' || isKnownNode(type)) return []
  const what = `A página não conhece «${type}»: mostra só as palavras («${beginning(node)}»).`
  return [fault('warning', what, 'Escreve o mesmo com os botões do editor.')]
}

/** Numbers in pasted HTML that the page does not take as they are. */
function htmlFaults(html: string): readonly Fault[] {
  return [...html.matchAll(/\b(colspan|rowspan)\s*=\s*["']?([^"'\s>]*)/gi)].flatMap(([, name = '', value]) =>
    spanFaults(name.toLowerCase(), value),
  )
}

function faultsOf(piece: Piece): readonly Fault[] {
  if (piece.kind === 'html') return htmlFaults(piece.html)
  if (piece.kind !== 'document') return []
  const ids = new Set<string>()
  return [...within(piece.node)].flatMap((node) => nodeFaults(node, ids))
}

/** Parts of a rich text that its page changes or cannot draw. */
export const richTextRule: LintRule = ({ pieces }) =>
  pieces.flatMap((piece) => faultsOf(piece).map((one) => ({ ...placeOf(piece), ...one })))
