import { CreditRate, CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import { sentence } from 'shared-lib/kit/results/ui/price-age'
import { Money } from 'shared-lib/kit/ui/money/money'
import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'

interface Chosen<Offer> {
  readonly provider: string
  readonly offer: Offer
  readonly ageWords: string
  readonly rate: ShownRate
}

/** A chosen offer of credit as the lead carries it, and as the visitor is reminded of it: what it costs, and its rate. */
export const chosenCredit = <Offer extends { readonly name: string }>(
  { provider, offer, ageWords, rate }: Chosen<Offer>,
  cost: { readonly cents: number; readonly period: 'mês' | 'ano' },
) => ({
  name: offer.name,
  provider,
  offer,
  price: (
    <>
      <p>
        <Money {...cost} size="large" />
      </p>
      <CreditRate {...rate} />
      <CreditWarning />
    </>
  ),
  note: `${sentence(ageWords)}. Ligamos-te com os de hoje.`,
})
