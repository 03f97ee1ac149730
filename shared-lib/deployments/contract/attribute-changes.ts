import type { AttributeSpec, AttributeSpecs, Listed } from '../../src/contract/attributes'
import { type Change, compareNames, type Diff, diff, limitChanges, listChanges, same } from './change'

/** Every text that the first type takes means the same to the second. */
const widens = (was: AttributeSpec, is: AttributeSpec) => was.type === 'integer' && is.type === 'number'

const valuesOf = (list: readonly Listed[]) => list.map(({ value }) => value)

function limits(what: string, was: AttributeSpec, is: AttributeSpec): Diff[] {
  if (was.type === 'choice' && is.type === 'choice') return listChanges(what, was.options, is.options)
  if (was.type === 'text' && is.type === 'text')
    return [
      ...limitChanges(`length of ${what}`, 'highest', was.maxLength, is.maxLength),
      ...(was.listed && is.listed ? listChanges(what, valuesOf(was.listed), valuesOf(is.listed)) : []),
    ]
  if ('min' in was || 'max' in was || 'min' in is || 'max' in is) {
    const [a, b] = [was, is] as { min?: number; max?: number }[]
    return [...limitChanges(what, 'lowest', a?.min, b?.min), ...limitChanges(what, 'highest', a?.max, b?.max)]
  }
  return []
}

function specChanges(name: string, was: AttributeSpec, is: AttributeSpec): Diff[] {
  const what = `attribute ${name}`
  if (was.type !== is.type && !widens(was, is))
    return [diff('major', `${what} was ${was.type} and is ${is.type}`)]
  return [
    ...(was.type === is.type ? [] : [diff('minor', `${what} takes fractions too`)]),
    ...limits(what, was, is),
    ...(was.help === is.help ? [] : [diff('patch', `${what}: other words for editors`)]),
  ]
}

const defaultOf = (spec: AttributeSpec) => ('default' in spec ? spec.default : undefined)

/** Changes of a tag's attributes: a text that was taken and no longer is breaks the stories that hold it. */
export function attributeChanges(tag: string, before: AttributeSpecs, after: AttributeSpecs): Change[] {
  const { gone, come, kept } = compareNames(before, after)
  const of = (attribute: string) => (one: Diff) => ({ ...one, about: tag, tag, attribute })
  return [
    ...gone.map((name) => of(name)(diff('major', `attribute ${name} is gone`))),
    ...come.map((name) => ({ ...diff('minor', `attribute ${name} is new`), about: tag })),
    ...kept.flatMap(({ name, was, is }) => specChanges(name, was, is).map(of(name))),
    ...kept.flatMap(({ name, was, is }) =>
      same(defaultOf(was), defaultOf(is)) || was.type !== is.type
        ? []
        : [
            {
              ...of(name)(
                diff(
                  'minor',
                  `attribute ${name}: without it ${shown(defaultOf(was))} → ${shown(defaultOf(is))}`,
                ),
              ),
              unset: true as const,
            },
          ],
    ),
  ]
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
