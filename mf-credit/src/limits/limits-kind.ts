import type { OfferKind } from 'shared-lib/contract/partner-offers'
import { offerSchema, record, titled } from 'shared-lib/import/catalogue-schema'
import type { InputField } from 'shared-lib/kit/form/input-field'
import type { Flow } from 'shared-lib/kit/funnel/flow'
import { limitsName } from 'shared-lib/kit/journey/limits'

/** Limits that editors may keep: narrower bounds of these numbers, never wider ones than the law and our rules have. */
export function limitsKind(flow: Flow, title: string, names: readonly string[]) {
  const members = names.map((name) => {
    const { label, unit, range }: InputField<unknown> = flow.fields[name]
    const bound = { type: 'number', minimum: range?.min, maximum: range?.max }
    const end = (words: string) => titled(`${words}, ${unit}`, bound)
    return [name, titled(label, record({}, { min: end('mínimo'), max: end('máximo') }))]
  })
  const kind: OfferKind = { title, schema: offerSchema({}, Object.fromEntries(members)) }
  return { [limitsName(flow)]: kind }
}
