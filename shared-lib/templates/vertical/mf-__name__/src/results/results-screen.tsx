import { ArrowRight } from 'lucide-react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { addressOf, checkAnswers, readQuery, stepAddress } from 'shared-lib/funnel/funnel-address'
import { journeyStages } from 'shared-lib/funnel/journey'
import { checkSlug, journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { Button } from 'shared-lib/ui/button/button'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { Stages } from 'shared-lib/ui/stages/stages'
import { __camel__Funnel } from '../funnel/__name__.funnel'
import styles from './results.module.css'

interface ResultsScreenProps {
  /** Query string of the page. */
  readonly query: string
  readonly shell: WidgetProps['shell']
}

/** `/__address__/resultados`: no prices yet, what was answered, and the call. */
export function ResultsScreen({ query, shell: { company } }: ResultsScreenProps) {
  const raw = readQuery(__camel__Funnel, query)
  return (
    <div className={styles.results}>
      <Stages stages={journeyStages} current={1} />
      <h1>Ainda não mostramos preços</h1>
      <p>
        Só ordenamos ofertas com preço, data e fonte. Enquanto não as temos, ligamos-te com propostas para o
        que procuras:
      </p>
      <ul>
        {checkAnswers(__camel__Funnel, raw).map(({ slug, answer }) => (
          <li key={slug}>{answer}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          kind="main"
          href={addressOf(__camel__Funnel, journeyAddresses(__camel__Funnel).details, raw)}
          iconEnd={<ArrowRight size={20} />}
        >
          Quero que me liguem
        </Button>
        <Button kind="quiet" href={stepAddress(__camel__Funnel, checkSlug, raw)}>
          Alterar respostas
        </Button>
      </div>
      <p>
        <ReachUs company={company} before="Se preferires, " after="." />
      </p>
    </div>
  )
}
