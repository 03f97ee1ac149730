import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { CreditWarning } from 'shared-lib/credit/display-duties/credit-rate'
import { PrintButton } from 'shared-lib/explain/ui/print-button'
import { readAddress } from 'shared-lib/form/form-address'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { NotebookView } from 'shared-lib/notebook/ui/notebook'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { cardForm } from '../domain/card.form'
import { cardNotebook } from '../domain/credit-card.notebook'
import { creditCardJourney } from '../funnel/credit-card.journey'
import { Alternatives } from './alternatives'
import { AnswerView } from './answer-view'
import { CardListView } from './card-list-view'
import { cardResults } from './card-query'
import { DebtView } from './debt-view'
import { HabitForm } from './habit-form'
import { Checklist, How } from './how'
import type { CardResultsData } from './results.load'
import styles from './results.module.css'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly data: CardResultsData
}

/** `/cartao-de-credito/resultados`: the two questions, what the answers cost, and the cards. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const query = location?.query ?? ''
  const view = cardResults.read(query, data.carried)
  const answer = data.kind === 'answer' ? data.answer : undefined
  // Who pays nothing has nothing to change for.
  const isCheap = answer !== undefined && !answer.outlook && answer.year.cost <= 0
  const form = (
    <HabitForm
      // Another address is another form: what it says is what stands in it.
      key={`${new URLSearchParams(data.carried.map(([name, text]) => [name, text]))}`}
      texts={readAddress(cardForm, query)}
      problems={data.kind === 'ask' ? data.problems : []}
      shell={shell}
    />
  )
  return (
    <ResultsPage
      asking={!answer}
      printed={data.made && `${shell.company.name}: custo do cartão de crédito, contas de ${data.made}`}
    >
      {answer ? (
        <>
          <AnswerView answer={answer} />
          <div className={styles.row}>
            <Button
              kind={isCheap ? 'plain' : 'main'}
              href={cardResults.step(view, detailsSlug)}
              iconEnd={<ArrowRight size={20} />}
            >
              {isCheap ? 'Falar sobre outros cartões' : 'Quero pagar menos: liguem-me'}
            </Button>
            <PrintButton />
          </div>
          <Details summary="Alterar as respostas">{form}</Details>
          {answer.outlook && <DebtView outlook={answer.outlook} isLater={answer.isLater} today={today} />}
          {!isCheap && (
            <Alternatives
              loan={answer.loan}
              hasDebt={answer.outlook !== undefined}
              minimumServices={data.minimumServices}
            />
          )}
        </>
      ) : (
        <section className={styles.ask} aria-labelledby="ask">
          <h1 id="ask">Quanto te custa o teu cartão de crédito?</h1>
          <p>Diz como pagas e quanto gastas: vês o custo do ano e quanto pagar para acabares com a dívida.</p>
          {form}
        </section>
      )}
      {data.list && (
        <CardListView list={data.list} view={view} isAnswered={answer !== undefined} shell={shell} />
      )}
      {answer && <OwnProposals {...{ answer, location, shell, today }} carried={data.carried} />}
      <Checklist />
      <How duties={data.duties} hasMinimum={answer?.hasMinimum ?? false} />
      <CreditWarning />
      <p>
        <ReachUs company={shell.company} before="Se preferires falar connosco, " after="." />
      </p>
    </ResultsPage>
  )
}

interface OwnProposalsProps
  extends Pick<ResultsScreenProps, 'location' | 'shell' | 'today'>,
    Pick<CardResultsData, 'carried'> {
  readonly answer: Extract<CardResultsData, { kind: 'answer' }>['answer']
}

/** The proposals that the visitor holds, for the same use. */
function OwnProposals({ answer: { counted }, carried, location, shell, today }: OwnProposalsProps) {
  const notebook = useMemo(() => cardNotebook(counted), [counted])
  return (
    <NotebookView
      // Another use is another order.
      key={JSON.stringify(counted.habit)}
      notebook={notebook}
      controls={dateControls}
      purpose="Tens propostas de cartões, do teu banco ou de outro? Escreve o que dizem: fica primeiro o que te custa menos num ano, como o usas."
      location={location}
      carried={carried}
      today={today}
      onAdded={(proposals) => shell.emit('proposal-added', { vertical: creditCardJourney.name, proposals })}
    />
  )
}
