import type { Schema } from 'shared-lib/contract/define-micro-frontend'
import type { OfferKind } from 'shared-lib/contract/partner-offers'
import { nameOf } from '../../content/blocks/field-schema'
import { evidenceFields } from './offer-block'

type Node = Schema & {
  readonly title?: string
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
}

/** A place in an offer, `prices.0.energy.all`, in an editor's words: `Preços 1: Energia, €/kWh sem IVA: simples`. */
export function offerWords(kind: OfferKind | undefined, field: string): string {
  if (field === '') return kind?.title ?? 'Oferta'
  const known = evidenceFields[field]
  if (known) return nameOf(known)
  let node: Node | undefined = kind?.schema
  const words: string[] = []
  // A name may hold a dot itself, as contracted powers do.
  for (let rest = field; rest !== ''; ) {
    const name: string =
      Object.keys(node?.properties ?? {}).find((one) => rest === one || rest.startsWith(`${one}.`)) ??
      (rest.split('.')[0] as string)
    rest = rest.slice(name.length + 1)
    if (/^\d+$/.test(name) && node?.items) {
      node = node.items
      words.push(`${words.pop() ?? ''} ${Number(name) + 1}`)
    } else {
      node = node?.properties?.[name]
      words.push(node?.title ?? name)
    }
  }
  return words.join(': ')
}
