import { ArrowRight } from 'lucide-react'
import { Part } from 'shared-lib/explain/ui/part'
import { Button } from 'shared-lib/ui/button/button'
import {
  type BankCalculator,
  bankCheckoutPath,
  bankSubjects,
  calculatorParameter,
} from '../../leads/bank-calculator'
import { creditJourney } from '../../leads/credit-journey'
import type { ResultProps } from '../calculator/calculator-view'
import styles from './proposal-link.module.css'

interface ProposalLinkProps extends Pick<ResultProps<unknown>, 'hrefWith'> {
  readonly calculator: BankCalculator
}

const invitations: Readonly<Partial<Record<BankCalculator, string>>> = {
  'net-salary': 'Queres saber quanto te empresta um banco com este ordenado?',
  irs: 'Queres pagar menos pelos teus créditos?',
  imi: 'Pagas crédito por esta casa? Vê se podes pagar menos',
}

/**
 * Below a result: the way to the form that asks for a proposal of credit, with the inputs of this result. Not in tags,
 * which have no address.
 */
export function ProposalLink({ calculator, hrefWith }: ProposalLinkProps) {
  const query = hrefWith({})?.split('?')[1]
  if (query === undefined) return null
  const journey = creditJourney(calculator, query)
  return (
    <div className={styles.invitation}>
      <Part
        title={invitations[calculator] ?? 'Queres uma proposta de um banco?'}
        sentence={`Deixa o contacto e ligamos-te para falar ${bankSubjects[calculator]}, sem compromisso. O que calculaste vai com o pedido.`}
      >
        <Button
          href={`${bankCheckoutPath}?${calculatorParameter}=${calculator}&${query}`}
          iconEnd={<ArrowRight size={20} />}
        >
          Pedir uma proposta
        </Button>
        {journey && (
          <Button kind="quiet" href={journey.href}>
            {journey.text}
          </Button>
        )}
      </Part>
    </div>
  )
}
