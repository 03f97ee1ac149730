import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { BankCheckoutData } from '../../leads/bank-calculator'
import { creditJourney } from '../../leads/credit-journey'
import { BankCheckoutScreen } from '../../screens/leads/bank-checkout-screen'
import { LeadBox } from '../../screens/leads/lead-box'
import { bankCheckoutContract } from './bank-checkout.contract'

type Props = WidgetProps<typeof bankCheckoutContract.attributes, BankCheckoutData>

/** The form; or, for a loan that has a journey of its own, the way there. */
function View({ attributes: { calculator, inputs, heading }, data, location, shell }: Props) {
  const journey = calculator && creditJourney(calculator, inputs ?? '')
  if (!journey)
    return <BankCheckoutScreen subject={data} heading={heading} location={location} shell={shell} />
  return (
    <LeadBox isPage={false}>
      <h2>{heading || 'Compara propostas a partir das tuas contas'}</h2>
      <Button kind="main" href={shell.apiUrl + journey.href}>
        {journey.text}
      </Button>
    </LeadBox>
  )
}

export default implementWidget(bankCheckoutContract, View)
