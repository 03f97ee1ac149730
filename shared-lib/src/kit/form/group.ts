import { wordsOf } from './field-words'
import type { Words } from './fields'
import { type Fields, type InputOf, readTexts } from './form'
import type { InputField, Problem, RawAnswers, RepeatedField } from './input-field'

/** Between the members of one group in a text; `list` has another one between groups. An address writes both as they are. */
const join = '*'

interface GroupWords<Of extends Fields> extends Words {
  /** Fields of one thing, by name; no member is a list itself. */
  readonly fields: Of
}

/** Removes the separators of members and groups from a member. */
const plain = (text = '') => text.replaceAll(/[*_]/g, ' ').trim()

/** The texts of one group as they travel: `1200*24*12,5`. */
export const groupText = (members: Fields, texts: Partial<RawAnswers>): string =>
  Object.keys(members)
    .map((name) => plain(texts[name]))
    .join(join)

/** Reads a text of `groupText`, by member. */
export function groupTexts(members: Fields, text: string): RawAnswers {
  const texts = text.split(join)
  return Object.fromEntries(Object.keys(members).map((name, at) => [name, texts[at]?.trim() ?? '']))
}

/**
 * Several values that belong together, such as balance, term and rate: one item of a `list`. As JSON it is an object of
 * its members; in an address it is `1200*24*12,5`.
 */
export function group<const Of extends Fields>({
  fields,
  ...words
}: GroupWords<Of>): InputField<InputOf<Of>> {
  const form = { fields, sections: [] }
  const read = (text: string) => readTexts(form, groupTexts(fields, text))
  const memberTexts = (value: Readonly<Record<string, unknown>>, words: typeof wordsOf) =>
    Object.entries(fields).map(
      ([name, field]) => [name, value[name] === undefined ? '' : words(field, value[name])] as const,
    )
  return {
    missing: `${words.label}: falta preencher`,
    invalid: `${words.label}: confirma os valores`,
    ...words,
    control: 'groups',
    members: fields,
    parse(text) {
      const reading = read(text)
      return 'input' in reading ? (reading.input as InputOf<Of>) : undefined
    },
    text: (value) =>
      groupText(fields, Object.fromEntries(memberTexts(value, (field, one) => field.text(one)))),
    words: (value) =>
      memberTexts(value, wordsOf)
        .flatMap(([, one]) => one || [])
        .join(' · '),
    faults(text): readonly Problem[] {
      const reading = read(text)
      return 'problems' in reading ? reading.problems : []
    },
    refuse: (value, today) =>
      Object.entries(fields)
        .map(([name, field]) => (value[name] === undefined ? undefined : field.refuse?.(value[name], today)))
        .find((message) => message !== undefined),
  }
}

/** An item of which nothing is given, be it one value or a group of them. */
export const isEmptyItem = (text: string) => text.replaceAll(join, '').trim() === ''

/** Parts of a list of groups: every member has a name of its own, for a form without script and for its problems. */
export function groupsOf(
  of: InputField<unknown>,
  between: string,
  most: number,
): Pick<RepeatedField<unknown>, 'control' | 'invalid' | 'parts' | 'faults' | 'gather'> {
  const members = of.members ?? {}
  const each = Array.from({ length: most }, (_, at) => at)
  const partsOf = (at: number) => Object.keys(members).map((name) => [name, `${at}.${name}`] as const)
  return {
    control: 'groups',
    invalid: `${of.label}: no máximo ${most}`,
    parts: each.flatMap((at) => partsOf(at).map(([, part]) => part)),
    faults: (text) =>
      text
        .split(between)
        .slice(0, most + 1)
        .flatMap((item, at) =>
          isEmptyItem(item)
            ? []
            : (of.faults?.(item) ?? []).map(({ field, message }) => ({
                field: `${at}.${field}`,
                message: `${of.label} ${at + 1}: ${message}`,
              })),
        ),
    gather: (given) =>
      each
        .map((at) =>
          groupText(members, Object.fromEntries(partsOf(at).map(([name, part]) => [name, given(part)]))),
        )
        .join(between)
        .replace(/[*_]+$/, ''),
  }
}
