import type { InputField, Problem } from './input-field'

type Field = InputField<unknown>

/** Longer texts are no answer. A list of groups has several answers in one. */
export const longestText = (field: Pick<Field, 'parts'> | undefined) => 200 * (field?.parts ? 5 : 1)

/** Every parameter that a field may have in an address. */
export const parametersOf = (name: string, field: Pick<Field, 'parts'> | undefined): readonly string[] => [
  name,
  ...(field?.parts ?? []).map((part) => `${name}.${part}`),
]

/**
 * The text of a name in an address. Of two, the last one counts, unless its field takes several values; those of a
 * group that a form sent without script have names of their own.
 */
export function textOf(
  field: Pick<Field, 'many' | 'parts' | 'gather'> | undefined,
  name: string,
  address: URLSearchParams,
): string | undefined {
  if (field?.parts?.some((part) => address.has(`${name}.${part}`)))
    return field.gather?.((part) => address.get(`${name}.${part}`) ?? undefined)
  const given = address.getAll(name)
  const text =
    field?.many && given[0] !== undefined ? given.filter(Boolean).join(field.many.join) : given.at(-1)
  return text?.trim()
}

/** Faults of a text that is no value: inside it, by the names of its parts, or as a whole. */
export function textProblems(name: string, field: Field, text: string): readonly Problem[] {
  const inside = field.faults?.(text) ?? []
  return inside.length > 0
    ? inside.map((fault) => ({ ...fault, field: `${name}.${fault.field}` }))
    : [{ field: name, message: field.invalid }]
}
