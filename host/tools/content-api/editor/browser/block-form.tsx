import { AddBlock } from './add-block'
import { kindOf, titleOf } from './block-title'
import type { ContentPath } from './content-path'
import { FieldInput } from './field-inputs'
import { isBlock, type PlaceProps, useForm } from './form'
import { RichTextField } from './rich-text-field'
import type { Content } from './space'

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

function Field(props: PlaceProps) {
  const { change } = useForm()
  if (props.field.type === 'bloks') return <BlocksField {...props} />
  // Older stories may hold HTML: that is one text.
  if (props.field.type === 'richtext' && typeof props.value !== 'string')
    return <RichTextField {...props} block={(block, path) => <BlockForm block={block} path={path} />} />
  return <FieldInput {...props} change={(value) => change(props.path, value)} />
}

interface BlockFormProps {
  readonly block: Content
  readonly path: ContentPath
  readonly children?: React.ReactNode
}

/** The fields of one block; those inside it open one by one. */
export function BlockForm({ block, path, children }: BlockFormProps) {
  const { blocks } = useForm()
  const type = blocks.get(block.component)
  const title = titleOf(block)
  const fields = Object.entries(type?.schema ?? {}).sort(([, one], [, other]) => one.pos - other.pos)
  return (
    <details className="block" data-uid={block._uid} open={path.length === 0 || undefined}>
      <summary>
        {kindOf(block, blocks)}
        {title !== undefined && path.length > 0 && <span className="title"> {title}</span>}
      </summary>
      {children && <p className="tools">{children}</p>}
      {type === undefined && <p className="hint">O espaço não conhece este bloco.</p>}
      {fields.map(([name, field]) => (
        <Field
          key={name}
          name={field.display_name || name}
          field={field}
          value={block[name]}
          path={[...path, name]}
        />
      ))}
    </details>
  )
}
