import { useId, useState } from 'react'
import type { BlockField } from './space'

export interface InputProps {
  readonly name: string
  readonly field: BlockField
  readonly value: unknown
  readonly change: (value: unknown) => void
}

export const wordsOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

type Named = Pick<InputProps, 'name' | 'field'>

const Name = ({ name, field }: Named) => (
  <>
    {name}
    {field.required && <span aria-hidden="true"> *</span>}
  </>
)

const Hint = ({ field: { description } }: Named) => description && <p className="hint">{description}</p>

export function Labelled(props: InputProps & { readonly children: (id: string) => React.ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>
        <Name {...props} />
      </label>
      <Hint {...props} />
      {props.children(id)}
    </div>
  )
}

/** A field of several inputs. */
export const Grouped = (props: Named & { readonly children: React.ReactNode }) => (
  <fieldset className="field">
    <legend>
      <Name {...props} />
    </legend>
    <Hint {...props} />
    {props.children}
  </fieldset>
)

export function TextInput({ left, ...props }: InputProps & { readonly left?: () => void }) {
  const { field, value, change } = props
  // Replacing the field during typing would lose the editor's letters.
  const [isLong] = useState(field.type === 'textarea' || wordsOf(value).length > 60)
  return (
    <Labelled {...props}>
      {(id) =>
        isLong ? (
          <textarea
            id={id}
            rows={3}
            value={wordsOf(value)}
            onBlur={left}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <input
            id={id}
            inputMode={field.type === 'number' ? 'decimal' : undefined}
            value={wordsOf(value)}
            onBlur={left}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Labelled>
  )
}
