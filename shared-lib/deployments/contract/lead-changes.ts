import type { LeadField } from '../../src/contract/define-micro-frontend'
import { compareNames, type Diff, diff, listChanges } from './change'

const byName = (fields: readonly LeadField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, field]))

const need = { always: 'always', sometimes: 'for some answers', never: 'never' } as const
const rank = { never: 0, sometimes: 1, always: 2 } as const

/**
 * Changes of a lead's fields. Pages that are open, partners and receivers hold on to the fields of before:
 * one that is gone, newly needed or takes less breaks them.
 */
export function leadChanges(before: readonly LeadField[], after: readonly LeadField[]): Diff[] {
  const { gone, come, kept } = compareNames(byName(before), byName(after))
  return [
    ...gone.map((name) => diff('major', `field ${name} is gone`)),
    ...come.map((name) => {
      const field = after.find((one) => one.name === name)
      return field?.required === 'never'
        ? diff('minor', `field ${name} is new`)
        : diff('major', `field ${name} is new and needed ${need[field?.required ?? 'always']}`)
    }),
    ...kept.flatMap(({ name, was, is }) => [
      ...(was.required === is.required
        ? []
        : [
            diff(
              rank[is.required] > rank[was.required] ? 'major' : 'minor',
              `field ${name}: needed ${need[was.required]} → ${need[is.required]}`,
            ),
          ]),
      ...optionChanges(name, was.options, is.options),
    ]),
  ]
}

function optionChanges(name: string, was: LeadField['options'], is: LeadField['options']): Diff[] {
  if (was && is) return listChanges(`field ${name}`, was, is)
  if (was) return [diff('minor', `field ${name} is no longer one of a few values`)]
  return is ? [diff('major', `field ${name} now takes a few values only`)] : []
}
