import { requiredMessage } from '../validation/common-messages'
import type { Words } from './fields'
import type { InputField } from './input-field'

/** No number, date or word that a field writes has it. */
const join = '_'

interface ListWords<Value> extends Words {
  /** The question that is asked several times. */
  readonly of: InputField<Value>
  readonly least?: number
  readonly most: number
}

/** The same question several times over, such as the age of each child: a list of its values, in the order given. */
export const list = <Value>({
  of,
  least = 1,
  most,
  ...words
}: ListWords<Value>): InputField<readonly Value[]> => ({
  missing: requiredMessage,
  invalid: of.invalid,
  ...words,
  control: 'values',
  of: of as InputField<unknown>,
  many: { join, most },
  parse: (text) => {
    const texts = text.split(join).flatMap((one) => one.trim() || [])
    const values = texts.slice(0, most + 1).map((one) => of.parse(one))
    const fits = values.length >= least && values.length <= most
    return fits && values.every((value) => value !== undefined) ? (values as readonly Value[]) : undefined
  },
  text: (values) => values.map(of.text).join(join),
})
