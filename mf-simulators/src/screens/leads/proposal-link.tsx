import { ArrowRight } from 'lucide-react'
import { Button } from 'shared-lib/ui/button/button'
import { type BankCalculator, bankCheckoutPath, calculatorParameter } from '../../leads/bank-calculator'
import { Part } from '../parts/part'
import type { ResultProps } from '../simulator/simulator-view'

interface ProposalLinkProps extends Pick<ResultProps<unknown>, 'hrefWith'> {
  readonly calculator: BankCalculator
}

/**
 * Below a result of credit: the way to the form that asks for a proposal, with the inputs of this result. Not in tags,
 * which have no address.
 */
export function ProposalLink({ calculator, hrefWith }: ProposalLinkProps) {
  const query = hrefWith({})?.split('?')[1]
  if (query === undefined) return null
  return (
    <Part
      title="Queres uma proposta de um banco?"
      sentence="Deixa o contacto e ligamos-te, sem compromisso. O que calculaste vai com o pedido."
    >
      <Button
        href={`${bankCheckoutPath}?${calculatorParameter}=${calculator}&${query}`}
        iconEnd={<ArrowRight size={20} />}
      >
        Pedir uma proposta
      </Button>
    </Part>
  )
}
