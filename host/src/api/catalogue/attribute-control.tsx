import type { AttributeSpec } from 'shared-lib/contract/attributes'
import { closedList, listedValue } from 'shared-lib/contract/listed'
import {
  acceptedText,
  attributeDefault,
  displayName,
  optionName,
} from 'shared-lib/platform/generators/attribute-text'

/** Longest value that an address keeps of one parameter. */
const longest = 200

interface ControlProps {
  readonly name: string
  readonly spec: AttributeSpec
  readonly typed: string | undefined
  readonly problem: string | undefined
}

type FieldProps = ControlProps & { readonly id: string; readonly describedBy: string }

const emptyChoice = (spec: AttributeSpec) => {
  const text = attributeDefault(spec)
  return text === undefined ? 'Por preencher' : `Por omissão: ${optionName(spec, text)}`
}

const Choice = ({ id, name, spec, typed, describedBy, problem }: FieldProps) => (
  <select
    id={id}
    name={name}
    defaultValue={listedValue(spec, typed ?? '') ?? ''}
    aria-describedby={describedBy}
    aria-invalid={problem ? true : undefined}
  >
    <option value="">{emptyChoice(spec)}</option>
    {closedList(spec)?.map(({ value, name: words }) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </select>
)

/** A number stays a text field: "12,5" is a number to us and not to every browser. */
const numeric = (spec: AttributeSpec) =>
  spec.type === 'integer' || spec.type === 'number'
    ? ({ inputMode: spec.type === 'integer' ? 'numeric' : 'decimal' } as const)
    : {}

const Written = ({ id, name, spec, typed, describedBy, problem }: FieldProps) => {
  const shared = {
    id,
    name,
    defaultValue: typed,
    placeholder: attributeDefault(spec),
    maxLength: Math.min(spec.type === 'text' ? (spec.maxLength ?? longest) : longest, longest),
    'aria-describedby': describedBy,
    'aria-invalid': problem ? (true as const) : undefined,
  }
  if (spec.type === 'json') return <textarea {...shared} rows={3} spellCheck={false} />
  const type =
    spec.type === 'text' && spec.dated ? ({ day: 'date', month: 'month' } as const)[spec.dated] : 'text'
  return <input {...shared} {...numeric(spec)} type={type} autoComplete="off" />
}

const Flag = ({ id, name, typed, describedBy }: FieldProps) => (
  <input
    id={id}
    type="checkbox"
    name={name}
    value="true"
    defaultChecked={typed !== undefined && typed !== 'false'}
    aria-describedby={describedBy}
  />
)

/** One attribute as a control of its type, with its limits, its help and its error. */
export function AttributeControl(props: ControlProps) {
  const { name, spec, problem } = props
  const id = `atributo-${name}`
  const field = { ...props, id, describedBy: `${id}-ajuda ${id}-problema` }
  const isFlag = spec.type === 'flag'
  const isListed = closedList(spec) !== undefined
  return (
    <div className={isFlag ? 'w-field w-field--flag' : 'w-field'}>
      <label htmlFor={id}>
        {displayName(spec)} <code>{name}</code>
      </label>
      {isFlag ? <Flag {...field} /> : isListed ? <Choice {...field} /> : <Written {...field} />}
      <p className="w-help" id={`${id}-ajuda`}>
        {spec.help}
        {!isFlag && !isListed && <span> ({acceptedText(spec)})</span>}
      </p>
      <p className="w-problem" id={`${id}-problema`} data-live={`problema-${name}`}>
        {problem}
      </p>
    </div>
  )
}
