import type { InputField } from './input-field'

const usual: Readonly<Record<string, readonly string[]>> = {
  flag: ['true'],
  month: ['01/2027'],
  date: ['31/01/2027'],
}

/** Texts that its field takes, one of every kind: paths, diagrams and tests are made from them. */
export function samplesOf(field: InputField<unknown>): readonly string[] {
  const { samples, options, many, of, range, control, members } = field
  if (samples) return samples
  if (members)
    return [0, -1].map((at) =>
      Object.values(members)
        .map((one) => samplesOf(one).at(at) ?? '')
        .join('*'),
    )
  if (of)
    return [0, 1].map((count) =>
      samplesOf(of)
        .slice(0, count + 1)
        .join(many?.join),
    )
  const values = options?.map(({ value }) => value)
  if (values && many) return [...values.slice(0, 1), values.slice(0, 2).join(many.join)]
  if (values) return values
  if (range) return [range.min, range.max].map((value) => String(value).replace('.', ','))
  return usual[control] ?? []
}
