import type { LeadField } from '../../src/contract/define-micro-frontend'
import { compareNames, listChanges, type Told, told } from './change'

const byName = (fields: readonly LeadField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, field]))

const need = { always: 'always', sometimes: 'for some answers', never: 'never' } as const
const rank = { never: 0, sometimes: 1, always: 2 } as const

/**
 * Changes of a lead's fields. Pages that are open, partners and receivers hold on to the fields of before:
 * one that is gone, newly needed or takes less breaks them.
 */
export function leadChanges(before: readonly LeadField[], after: readonly LeadField[]): Told[] {
  const { gone, come, kept } = compareNames(byName(before), byName(after))
  return [
    ...gone.map((name) => told('major', `field ${name} is gone`)),
    ...come.map((name) => {
      const field = after.find((one) => one.name === name)
      return field?.required === 'never'
        ? told('minor', `field ${name} is new`)
        : told('major', `field ${name} is new and needed ${need[field?.required ?? 'always']}`)
    }),
    ...kept.flatMap(({ name, was, is }) => [
      ...(was.required === is.required
        ? []
        : [
            told(
              rank[is.required] > rank[was.required] ? 'major' : 'minor',
              `field ${name}: needed ${need[was.required]} → ${need[is.required]}`,
            ),
          ]),
      ...optionChanges(name, was.options, is.options),
    ]),
  ]
}

function optionChanges(name: string, was: LeadField['options'], is: LeadField['options']): Told[] {
  if (was && is) return listChanges(`field ${name}`, was, is)
  if (was) return [told('minor', `field ${name} is no longer one of a few values`)]
  return is ? [told('major', `field ${name} now takes a few values only`)] : []
}
