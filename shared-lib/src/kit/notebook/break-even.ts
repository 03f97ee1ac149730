import { wordsOf } from '../form/field-words'
import type { InputField } from '../form/input-field'
import { type AnyNotebook, orderCents } from './notebook'

/** The amount of a proposal at which another one is the better, other things equal. */
export interface BreakEven {
  readonly field: string
  readonly label: string
  /** As a person reads it, with its unit. */
  readonly text: string
  /** The other wins with this much or more, or with this little or less. */
  readonly side: 'above' | 'below'
}

type Input = Readonly<Record<string, unknown>>

/**
 * The first amount of a proposal that makes it worse than `rival`: cents, or what `decides` counts in their place (lower is
 * better). Undefined where none of its range does.
 */
export function breakEvenOf(
  notebook: AnyNotebook,
  input: Input,
  rival: number,
  decides?: (input: Input) => number,
): BreakEven | undefined {
  const keyOf = decides ?? ((changed: Input) => orderCents(notebook, notebook.cost(changed)))
  const bar = decides ? rival : orderCents(notebook, { cents: rival })
  for (const name of notebook.breakEvenFields) {
    const field = notebook.form.fields[name]
    const found = field && breakEvenAlong(name, field, input, (changed) => keyOf(changed) > bar)
    if (found) return found
  }
  return undefined
}

/** Counts in the smallest steps that the field takes, because those are what people can type. */
function breakEvenAlong(
  name: string,
  field: InputField<unknown>,
  input: Input,
  isWorseWith: (changed: Input) => boolean,
): BreakEven | undefined {
  const { range, number, decimals = 0, label } = field
  if (!range || !number) return undefined
  const steps = 10 ** decimals
  const valueAt = (step: number) => number(step / steps)
  const isWorse = (step: number) => isWorseWith({ ...input, [name]: valueAt(step) })
  const typed = input[name] === undefined ? 0 : Number(field.text(input[name]).replace(',', '.'))
  const now = Math.round(typed * steps)
  const [least, most] = [Math.ceil(range.min * steps), Math.floor(range.max * steps)]
  const breakEvenAt = (step: number, side: BreakEven['side']): BreakEven => ({
    field: name,
    label,
    side,
    text: wordsOf(field, valueAt(step)),
  })
  if (now < most && isWorse(most)) return breakEvenAt(firstHolding(now, most, isWorse), 'above')
  if (now > least && isWorse(least))
    return breakEvenAt(-firstHolding(-now, -least, (step) => isWorse(-step)), 'below')
  return undefined
}

/** The first whole number above `from` that holds, where it holds at `to` and from one number on. */
function firstHolding(from: number, to: number, holds: (step: number) => boolean): number {
  let [below, above] = [from, to]
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2)
    if (holds(middle)) above = middle
    else below = middle
  }
  return above
}
