import { choice, type Field } from 'shared-lib/funnel/flow'

/** A field that takes one of a few whole numbers. */
export const numberChoice = <const Value extends number>(
  values: readonly Value[],
  missing: string,
): Field<Value> => ({
  ...choice(values.map(String), { missing }),
  parse: (text) => values.find((value) => String(value) === text),
})
