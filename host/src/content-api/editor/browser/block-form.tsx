import { createContext, useContext, useState } from 'react'
import type { ContentPath } from './content-path'
import { FieldInput } from './field-inputs'
import { emptyDocument, emptyParagraph, isLine, lineOf, type RichNode, withLine } from './rich-text-lines'
import type { BlockField, BlockType, Content } from './space'

/** What every part of the form shares. */
export interface Form {
  readonly blocks: ReadonlyMap<string, BlockType>
  readonly change: (path: ContentPath, value: unknown) => void
}

export const FormContext = createContext<Form | undefined>(undefined)

function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('fields stand inside a form')
  return form
}

interface PlaceProps {
  readonly name: string
  readonly field: BlockField
  readonly value: unknown
  readonly path: ContentPath
}

const isBlock = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && 'component' in value

/** Blocks that may stand in a field, by name and by folder of the library. */
function fitting(blocks: ReadonlyMap<string, BlockType>, field: BlockField): readonly BlockType[] {
  const { component_whitelist: names = [], component_group_whitelist: groups = [] } = field
  const all = [...blocks.values()]
  if (names.length === 0 && groups.length === 0) return all
  return all.filter(
    ({ name, component_group_uuid: group = '' }) => names.includes(name) || groups.includes(group),
  )
}

function AddBlock({
  name,
  field,
  add,
}: Pick<PlaceProps, 'name' | 'field'> & { readonly add: (block: Content) => void }) {
  const { blocks } = useForm()
  const choices = fitting(blocks, field)
  const [chosen, setChosen] = useState('')
  const component = chosen || choices[0]?.name || ''
  return (
    <p className="add">
      <select
        aria-label={`Bloco a juntar em ${name}`}
        value={component}
        onChange={(event) => setChosen(event.target.value)}
      >
        {choices.map((block) => (
          <option key={block.name} value={block.name}>
            {block.display_name}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => add({ component, _uid: crypto.randomUUID() })}>
        Juntar
      </button>
    </p>
  )
}

function BlocksField({ name, field, value, path }: PlaceProps) {
  const { change } = useForm()
  const list = Array.isArray(value) ? value.filter(isBlock) : []
  const move = (at: number, to: number) =>
    change(path, list.with(at, list[to] as Content).with(to, list[at] as Content))
  return (
    <fieldset className="field blocks">
      <legend>{name}</legend>
      {list.map((block, at) => (
        <BlockForm key={block._uid ?? at} block={block} path={[...path, at]}>
          <button type="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
            Subir
          </button>
          <button type="button" disabled={at === list.length - 1} onClick={() => move(at, at + 1)}>
            Descer
          </button>
          <button type="button" onClick={() => change(path, list.toSpliced(at, 1))}>
            Tirar
          </button>
        </BlockForm>
      ))}
      <AddBlock name={name} field={field} add={(block) => change(path, [...list, block])} />
    </fieldset>
  )
}

const kinds: Readonly<Record<string, string>> = {
  paragraph: 'Parágrafo',
  heading: 'Título',
  list_item: 'Ponto',
}

/** A node of rich text: a line of words, blocks inside the text, or what holds further nodes. */
function RichTextNode({
  node,
  path,
  name,
}: {
  readonly node: RichNode
  readonly path: ContentPath
  readonly name: string
}) {
  const { change } = useForm()
  if (isLine(node))
    return (
      <textarea
        rows={Math.max(1, Math.ceil(lineOf(node).length / 60))}
        aria-label={`${name}: ${kinds[node.type] ?? node.type}`}
        className={`line line--${node.type}`}
        value={lineOf(node)}
        onChange={(event) => change(path, withLine(node, event.target.value))}
      />
    )
  if (node.type === 'blok') {
    const body = node.attrs?.body
    const list = Array.isArray(body) ? body.filter(isBlock) : []
    return list.map((block, at) => (
      <BlockForm key={block._uid ?? at} block={block} path={[...path, 'attrs', 'body', at]} />
    ))
  }
  if (!node.content?.length) return null
  return (
    <div className={`nodes nodes--${node.type}`}>
      {node.content.map((inner, at) =>
        inner.type === 'text' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a node has no name but its place
          <RichTextNode key={at} node={inner} path={[...path, 'content', at]} name={name} />
        ),
      )}
    </div>
  )
}

function RichTextField({ name, field, value, path }: PlaceProps) {
  const { change } = useForm()
  const document = (typeof value === 'object' && value !== null ? value : emptyDocument) as RichNode
  const add = () => change(path, { ...document, content: [...(document.content ?? []), emptyParagraph] })
  return (
    <fieldset className="field">
      <legend>{name}</legend>
      <p className="hint">{field.description} **negrito**, _itálico_, [ligação](/pagina)</p>
      <RichTextNode node={document} path={path} name={name} />
      <button type="button" onClick={add}>
        Novo parágrafo
      </button>
    </fieldset>
  )
}

function Field(props: PlaceProps) {
  const { change } = useForm()
  if (props.field.type === 'bloks') return <BlocksField {...props} />
  if (props.field.type === 'richtext') return <RichTextField {...props} />
  return <FieldInput {...props} change={(value) => change(props.path, value)} />
}

interface BlockFormProps {
  readonly block: Content
  readonly path: ContentPath
  readonly children?: React.ReactNode
}

const titleOf = (block: Content) =>
  [block.title, block.question, block.name, block.tag].find((text) => typeof text === 'string' && text !== '')

/** The fields of one block; those inside it open one by one. */
export function BlockForm({ block, path, children }: BlockFormProps) {
  const { blocks } = useForm()
  const type = blocks.get(block.component)
  const title = titleOf(block)
  const fields = Object.entries(type?.schema ?? {}).sort(([, one], [, other]) => one.pos - other.pos)
  return (
    <details className="block" data-uid={block._uid} open={path.length === 0 || undefined}>
      <summary>
        {type?.display_name ?? block.component}
        {title !== undefined && path.length > 0 && <span className="title"> {String(title)}</span>}
      </summary>
      {children && <p className="tools">{children}</p>}
      {type === undefined && <p className="hint">O espaço não conhece este bloco.</p>}
      {fields.map(([name, field]) => (
        <Field key={name} name={name} field={field} value={block[name]} path={[...path, name]} />
      ))}
    </details>
  )
}
