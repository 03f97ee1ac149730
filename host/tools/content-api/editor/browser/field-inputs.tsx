import { useState } from 'react'
import { AssetInput } from './asset-input'
import { ChoicesInput } from './choices-input'
import { LinkInput } from './link-input'
import { TableInput } from './table-input'
import { type InputProps, Labelled, TextInput, wordsOf } from './text-input'

function ChoiceInput(props: InputProps) {
  const { field, value, change } = props
  const options = field.options ?? []
  const chosen = wordsOf(value)
  // A kept value is shown, also when it may not be chosen any more.
  const isKnown = chosen === '' || options.some((option) => option.value === chosen)
  return (
    <Labelled {...props}>
      {(id) => (
        <select id={id} value={chosen} onChange={(event) => change(event.target.value)}>
          <option value="">Sem escolha</option>
          {!isKnown && <option value={chosen}>{chosen} (fora da lista)</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function FlagInput({ name, field, value, change }: InputProps) {
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.target.checked)} />
        {name}
      </label>
      {field.description && <p className="hint">{field.description}</p>}
    </div>
  )
}

/** Any other kind of field as the API holds it; text that is not JSON yet is not sent. */
function RawInput(props: InputProps) {
  const [text, setText] = useState(() => JSON.stringify(props.value ?? null, null, 1))
  const [wrong, setWrong] = useState(false)
  const change = (next: string) => {
    setText(next)
    try {
      props.change(JSON.parse(next))
      setWrong(false)
    } catch {
      setWrong(true)
    }
  }
  return (
    <Labelled {...props}>
      {(id) => (
        <>
          <textarea
            id={id}
            rows={4}
            className="raw"
            value={text}
            aria-invalid={wrong}
            onChange={(event) => change(event.target.value)}
          />
          {wrong && <p className="hint">Ainda não é JSON: não foi enviado.</p>}
        </>
      )}
    </Labelled>
  )
}

const inputs: Readonly<Record<string, (props: InputProps) => React.ReactNode>> = {
  text: TextInput,
  textarea: TextInput,
  richtext: TextInput,
  number: TextInput,
  datetime: TextInput,
  option: (props) => (props.field.options?.length ? <ChoiceInput {...props} /> : <TextInput {...props} />),
  options: (props) => (props.field.options?.length ? <ChoicesInput {...props} /> : <RawInput {...props} />),
  boolean: FlagInput,
  multilink: LinkInput,
  asset: AssetInput,
  table: TableInput,
}

export function FieldInput(props: InputProps) {
  const Input = inputs[props.field.type] ?? RawInput
  return <Input {...props} />
}
