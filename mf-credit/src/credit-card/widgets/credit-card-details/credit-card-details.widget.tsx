import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { CreditRate, CreditWarning } from 'shared-lib/credit/display-duties/credit-rate'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { sentence } from 'shared-lib/results/ui/price-age'
import { Money } from 'shared-lib/ui/money/money'
import { uncountedNotebook } from '../../domain/credit-card.notebook'
import { creditCardFunnel } from '../../funnel/credit-card.funnel'
import type { ChosenCard } from '../../results/chosen-card'
import { creditCardDetailsContract } from './credit-card-details.contract'

/** The card of the list as the lead carries it and as the visitor is reminded of it. */
const chosenOf = ({ provider, offer, ageWords, rate }: ChosenCard) => ({
  name: offer.name,
  provider,
  offer,
  price: (
    <>
      <p>
        <Money cents={offer.yearlyCents} period="ano" size="large" />
      </p>
      <CreditRate {...rate} />
      <CreditWarning />
    </>
  ),
  note: `${sentence(ageWords)}. Ligamos-te com os de hoje.`,
})

function View({ data, location, shell, today }: WidgetProps<Record<string, never>, ChosenCard>) {
  const along = useProposalsAlong(uncountedNotebook, today)
  return (
    <ContactForm
      flow={creditCardFunnel}
      purpose="Ligamos-te com as condições de hoje e com maneiras de pagares menos pelo cartão. Só pedimos o que é preciso para isso."
      chosen={data && chosenOf(data)}
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(creditCardDetailsContract, View)
