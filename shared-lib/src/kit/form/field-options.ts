import type { InputField, Values } from './input-field'

// Options around a field of any kind.

/** May stay empty. */
export const optional = <Value>(field: InputField<Value>): InputField<Value | undefined> =>
  ({ ...field, optional: true }) as InputField<Value | undefined>

/** May stay empty for the form, but the rules ask for it where the other values make it so: no optional question then. */
export const neededWhen = <Value>(
  needed: (values: Values) => boolean,
  field: InputField<Value | undefined>,
): InputField<Value | undefined> => ({ ...field, needed })

/** Taken when nothing is given. */
export const withDefault = <Value>(
  field: InputField<Value>,
  fallback: NoInfer<Value>,
): InputField<Value> => ({
  ...field,
  fallback,
})

/** Asked only where the values before it make it one; elsewhere it is undefined. */
export const when = <Value>(
  applies: (values: Values) => boolean,
  field: InputField<Value>,
): InputField<Value | undefined> => ({ ...field, applies }) as InputField<Value | undefined>
