import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { sessionDraft } from 'shared-lib/kit/form/draft'
import { ArrowRight } from 'shared-lib/kit/icons'
import { Button } from 'shared-lib/kit/ui/button/button'
import {
  type BankCalculator,
  bankCheckoutPath,
  bankSubjects,
  calculatorParameter,
} from '../../leads/bank-calculator'
import { type CreditJourney, creditJourney } from '../../leads/credit-journey'
import styles from './proposal-link.module.css'

interface ProposalLinkProps extends Pick<ResultProps<unknown>, 'hrefWith'> {
  readonly calculator: BankCalculator
  /** The result's facts besides its inputs, by the names of the journey. */
  readonly known?: Readonly<Record<string, string>>
}

const invitations: Readonly<Partial<Record<BankCalculator, string>>> = {
  'net-salary': 'Queres saber quanto te empresta um banco com este ordenado?',
  irs: 'Queres pagar menos pelos teus créditos?',
  imi: 'Pagas crédito por esta casa? Vê se podes pagar menos',
}

/** Income waits on the device: the journey finds it there. */
function keep({ name, personal }: CreditJourney) {
  const draft = sessionDraft(name)
  draft.write({ ...draft.read(), ...personal })
}

/**
 * Below a result: the way on, with the inputs of this result. To the journey of the loan where there is one, else to the
 * form that asks for a proposal of credit. Not in tags, which have no address.
 */
export function ProposalLink({ calculator, hrefWith, known }: ProposalLinkProps) {
  const query = hrefWith({})?.split('?')[1]
  if (query === undefined) return null
  const journey = creditJourney(calculator, query, known)
  return (
    <div className={styles.invitation}>
      <Part
        open
        title={invitations[calculator] ?? 'Queres uma proposta de um banco?'}
        sentence={
          journey
            ? 'O que escreveste vai contigo: só respondes ao que falta, e podes pedir que te liguem no fim.'
            : `Deixa o contacto e ligamos-te para falar ${bankSubjects[calculator]}, sem compromisso. O que calculaste vai com o pedido.`
        }
      >
        <Button
          href={journey?.href ?? `${bankCheckoutPath}?${calculatorParameter}=${calculator}&${query}`}
          iconEnd={<ArrowRight size={20} />}
          {...(journey && { onClick: () => keep(journey) })}
        >
          {journey?.text ?? 'Pedir uma proposta'}
        </Button>
      </Part>
    </div>
  )
}
