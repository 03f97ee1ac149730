import { type ReactNode, useMemo } from 'react'
import { AddBlock } from './add-block'
import type { ContentPath } from './content-path'
import { isBlock, type PlaceProps, useForm } from './form'
import type { RichNode } from './rich-node'
import { isWritten, partsOf, type RichPart } from './rich-text-parts'
import { wordsOf } from './rich-text-words'
import type { Content } from './space'
import { TextPart } from './text-part'

const kinds: Readonly<Record<string, string>> = {
  blok: 'Bloco',
  table: 'Tabela',
  image: 'Imagem',
  code_block: 'Código',
}

type DrawBlock = (block: Content, path: ContentPath) => ReactNode

interface NodeProps {
  readonly node: RichNode
  readonly path: ContentPath
  readonly name: string
  readonly block: DrawBlock
}

const isWords = ({ content = [] }: RichNode) => content.some(({ type }) => type === 'text')

/** A node edited on its own: a block, or a container of text fields, such as a table. */
function AloneNode({ node, path, name, block }: NodeProps): ReactNode {
  const { change } = useForm()
  const { content = [] } = node
  if (content.length > 0 && content.every((one) => isWritten(one)))
    return (
      <TextPart name={name} nodes={content} change={(next) => change(path, { ...node, content: next })} />
    )
  if (node.type === 'blok') {
    const body = node.attrs?.body
    const list = Array.isArray(body) ? body.filter(isBlock) : []
    return list.map((one, at) => <div key={one._uid ?? at}>{block(one, [...path, 'attrs', 'body', at])}</div>)
  }
  if (isWords(node))
    return (
      <>
        <p className="words">{wordsOf(node)}</p>
        <p className="hint">Tem marcas que só o editor do Storyblok escreve: aqui fica como está.</p>
      </>
    )
  return content.map((inner, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a node has no name but its place
    <AloneNode key={at} node={inner} path={[...path, 'content', at]} name={name} block={block} />
  ))
}

const emptyDocument: RichNode = { type: 'doc', content: [] }
const newBlock = (block: Content): RichNode => ({
  type: 'blok',
  attrs: { id: crypto.randomUUID(), body: [block] },
})

const keyOf = ({ isText, nodes: [node] }: RichPart, at: number) => {
  const [block] = isText ? [] : ((node?.attrs?.body as readonly Content[] | undefined) ?? [])
  return block?._uid ?? at
}

/** Rich text, written as it looks, with the blocks and tables between; `block` draws the fields of one. */
export function RichTextField({
  name,
  field,
  value,
  path,
  block,
}: PlaceProps & { readonly block: DrawBlock }) {
  const { change } = useForm()
  const document = (typeof value === 'object' && value !== null ? value : emptyDocument) as RichNode
  const nodes = document.content ?? []
  const parts = useMemo(() => partsOf(nodes), [nodes])
  const put = (from: number, count: number, ...next: readonly RichNode[]) =>
    change(path, { ...document, content: nodes.toSpliced(from, count, ...next) })
  const move = (from: number, to: number) =>
    change(path, {
      ...document,
      content: nodes.with(from, nodes[to] as RichNode).with(to, nodes[from] as RichNode),
    })
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      {field.description && <p className="hint">{field.description}</p>}
      <details className="hint">
        <summary>Como se escreve</summary>
        Com os botões, ou por sinais no início da linha: ## título, ### subtítulo, - ponto, 1. passo (Tab
        põe-no dentro do de cima), &gt; citação; --- sozinho é uma linha. Entre palavras: **negrito**,
        _itálico_, `código`. Ctrl+K faz uma ligação, Ctrl+Z desfaz.
      </details>
      {parts.map((part, at) =>
        part.isText ? (
          <TextPart
            key={keyOf(part, at)}
            name={name}
            nodes={part.nodes}
            change={(next) => put(part.from, part.nodes.length, ...next)}
          />
        ) : (
          <div className="alone" key={keyOf(part, at)}>
            <p className="tools">
              <span>{kinds[part.nodes[0]?.type ?? ''] ?? 'Texto'}</span>
              <button type="button" disabled={part.from === 0} onClick={() => move(part.from, part.from - 1)}>
                Subir
              </button>
              <button
                type="button"
                disabled={part.from === nodes.length - 1}
                onClick={() => move(part.from, part.from + 1)}
              >
                Descer
              </button>
              <button type="button" onClick={() => put(part.from, 1)}>
                Tirar
              </button>
            </p>
            <AloneNode
              node={part.nodes[0] as RichNode}
              path={[...path, 'content', part.from]}
              name={name}
              block={block}
            />
          </div>
        ),
      )}
      <AddBlock name={name} field={field} add={(one) => put(nodes.length, 0, newBlock(one))} />
    </fieldset>
  )
}
