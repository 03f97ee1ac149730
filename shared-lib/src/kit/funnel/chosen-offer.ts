import { isRecord } from '../../contract/is-record'
import type { PriceAge } from '../../rules/offers/price-age'
import { Matches } from '../../rules/validation/class-validator.facade'
import { Length, Required } from '../../rules/validation/decorators'
import type { LeadProblem } from '../../rules/validation/problem'
import { problemsOf } from '../../rules/validation/validate'
import { plainText, typedText } from './contact.answers'

/** An offer as the product prices it now, for the answers of the lead. */
export interface OfferNow extends PriceAge {
  readonly id: string
  readonly name: string
  readonly cents: number
  /** Its difference to what the visitor has today, in words: `−171 €/ano`. */
  readonly change?: string | undefined
}

/** The chosen offer in a lead: our own figures, and those that the visitor saw where they were others. */
type LeadOffer<Price extends string> = Readonly<Record<Price, number>> &
  Pick<OfferNow, 'id' | 'name' | 'asOf' | 'standing' | 'change'> & {
    readonly shown?: Readonly<Record<Price, number>> & { readonly asOf: string }
  }

const gone = 'Esta oferta já não existe para as tuas respostas: volta aos resultados e escolhe outra'

/** The offer as the page showed it: untrusted, and perhaps of another day. */
class ShownOffer {
  @Required()
  @Matches(/^[\w~+.-]{1,200}$/, { message: gone })
  id: unknown

  @Required()
  @Length(1, 200)
  name: unknown

  @Required()
  @Matches(/^\d{1,8}$/, { message: 'O custo da oferta não é válido' })
  cents: unknown

  @Required()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'A data da oferta não é válida' })
  asOf: unknown

  constructor({ id, name, asOf }: Readonly<Record<string, unknown>>, cents: unknown) {
    this.id = plainText(id) ?? id
    this.name = typedText(name)
    this.cents = plainText(cents) ?? cents
    this.asOf = asOf
  }
}

/**
 * The chosen offer of an untrusted lead. Only its id is used: `priceNow` prices it again for the lead's answers, and an
 * unknown offer is refused, since it was never shown. A price that changed since is kept with the new one. `priceName`
 * is the price's name in the body and in the lead, e.g. `yearlyCents`.
 */
export function checkChosenOffer<Price extends string>(
  given: unknown,
  priceName: Price,
  priceNow: (id: string) => OfferNow | undefined,
): { readonly offer?: LeadOffer<Price> } | { readonly problems: readonly LeadProblem[] } {
  if (given === undefined) return {}
  if (!isRecord(given)) return { problems: [{ field: 'offer', message: gone }] }
  const shown = new ShownOffer(given, given[priceName])
  const problems = problemsOf(shown).map(({ field, message }) => ({
    field: `offer.${field === 'cents' ? priceName : field}`,
    message,
  }))
  if (problems.length > 0) return { problems }
  const now = priceNow(String(shown.id))
  if (!now) return { problems: [{ field: 'offer.id', message: gone }] }
  const { id, name, asOf, standing, cents, change } = now
  const price = (amount: number) => ({ [priceName]: amount }) as Record<Price, number>
  const changed = Number(shown.cents) !== cents || String(shown.asOf) !== asOf
  return {
    offer: {
      id,
      name,
      asOf,
      standing,
      ...price(cents),
      ...(change && { change }),
      ...(changed && { shown: { ...price(Number(shown.cents)), asOf: String(shown.asOf) } }),
    },
  }
}
