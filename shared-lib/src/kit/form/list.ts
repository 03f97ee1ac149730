import { requiredMessage } from '../../rules/validation/common-messages'
import type { Words } from './fields'
import { groupsOf, isEmptyItem } from './group'
import type { InputField, RepeatedField } from './input-field'

/** No number, date or word that a field writes has it. */
const join = '_'

interface ListWords<Value> extends Words {
  /** The question that is asked several times, or the `group` of questions. */
  readonly of: InputField<Value>
  readonly least?: number
  readonly most: number
}

/**
 * The same question several times over, such as the age of each child, or the same group of questions, such as each debt: a
 * list of its values, in the order given.
 */
export const list = <Value>({
  of,
  least = 1,
  most,
  ...words
}: ListWords<Value>): RepeatedField<readonly Value[]> => ({
  missing: requiredMessage,
  invalid: of.invalid,
  control: 'values',
  ...(of.members && groupsOf(of as InputField<unknown>, join, most)),
  ...words,
  of: of as InputField<unknown>,
  many: { join, least, most },
  parse: (text) => {
    const texts = text.split(join).filter((one) => !isEmptyItem(one))
    const values = texts.slice(0, most + 1).map((one) => of.parse(one.trim()))
    const fits = values.length >= least && values.length <= most
    return fits && values.every((value) => value !== undefined) ? (values as readonly Value[]) : undefined
  },
  text: (values) => values.map(of.text).join(join),
  ...(of.refuse && {
    refuse: (values, today) =>
      values.map((value) => of.refuse?.(value, today)).find((message) => message !== undefined),
  }),
})
