import { isRecord } from '../../contract/is-record'
import { longestText } from '../form/text-of'
import { type AnyNotebook, longestName, type Proposal } from './notebook'

/** A proposal of an untrusted file or lead, as it was typed: short texts under names of the form. Never throws. */
export function readProposal({ form }: AnyNotebook, value: unknown, id: string): Proposal | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.length > longestName) return undefined
  if (!isRecord(value.texts)) return undefined
  const texts: Record<string, string> = {}
  for (const [name, text] of Object.entries(value.texts)) {
    if (
      !Object.hasOwn(form.fields, name) ||
      typeof text !== 'string' ||
      text.length > longestText(form.fields[name])
    )
      return undefined
    texts[name] = text
  }
  return { id, name: value.name.trim(), texts }
}
