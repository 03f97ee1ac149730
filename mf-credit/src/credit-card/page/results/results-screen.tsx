import { useEffect, useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { LaterPart } from 'shared-lib/kit/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { cardForm } from '../../rules/card.form'
import { HabitForm } from './habit-form'
import type { CardResultsData } from './results.load'
import { answered, cardFootCode, cardListCode, loadAnswer } from './results.views'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  readonly data: CardResultsData
}

const cardsTitle = 'Os cartões que conhecemos'

/** `/cartao-de-credito/resultados`: the last answer stays until the code of a new address has loaded. */
export function ResultsScreen(props: ResultsScreenProps) {
  const isReady = props.data.kind === 'ask' || answered.parts !== undefined
  const [shown, show] = useState(props)
  useEffect(() => {
    // Without the code of the answer, the server draws this address.
    if (!isReady)
      loadAnswer().then(
        () => show(props),
        () => window.location.reload(),
      )
  }, [isReady, props])
  return <Screen {...(isReady ? props : shown)} />
}

/** The two questions, what the answers cost, and the cards. */
function Screen({ data, location, shell, today }: ResultsScreenProps) {
  const query = location?.query ?? ''
  const { carried, beside, list, made } = data
  const shown = data.kind === 'answer' && answered.parts && { ...answered.parts, answer: data.answer }
  const form = (
    <HabitForm
      // A new address remounts the form, so its fields show the new texts.
      key={`${new URLSearchParams(carried.map(([name, text]) => [name, text]))}`}
      texts={readAddress(cardForm, query)}
      beside={beside.questions}
      problems={data.kind === 'ask' ? data.problems : []}
      shell={shell}
    />
  )
  const cards = list && (
    <LaterPart
      key={String(Boolean(shown))}
      code={cardListCode}
      props={{ list, query, carried, beside: beside.list, shell, isAnswered: Boolean(shown) }}
    />
  )
  const foot = (
    <LaterPart
      key={`foot-${Boolean(shown)}`}
      code={cardFootCode}
      props={{ duties: data.duties, hasMinimum: shown ? shown.answer.hasMinimum : false }}
    />
  )
  return (
    <ResultsPage
      asking={!shown}
      printed={made && `${shell.company.name}: custo do cartão de crédito, contas de ${made}`}
    >
      {shown ? (
        <shown.Answered
          answer={shown.answer}
          carried={carried}
          form={form}
          location={location}
          today={today}
          minimumServices={data.minimumServices}
        >
          {list && (
            <shown.CardsTile title={cardsTitle} list={list} query={query}>
              {cards}
            </shown.CardsTile>
          )}
          <shown.OwnProposals
            answer={shown.answer}
            carried={beside.notebook}
            location={location}
            shell={shell}
            today={today}
          />
          {foot}
        </shown.Answered>
      ) : (
        <div className={layout.column}>
          <section className={layout.part} aria-labelledby="ask">
            <h1 id="ask">Quanto te custa o teu cartão de crédito?</h1>
            <p>
              Diz como pagas e quanto gastas: vês o custo do ano e quanto pagar para acabares com a dívida.
            </p>
            {form}
          </section>
        </div>
      )}
      {!shown && list && (
        <div className={layout.column}>
          <Details summary={cardsTitle} open={query !== ''}>
            {cards}
          </Details>
        </div>
      )}
      <div className={shown ? layout.stack : layout.column}>
        {!shown && foot}
        <CreditWarning />
        <p>
          <ReachUs company={shell.company} before="Se preferires falar connosco, " after="." />
        </p>
      </div>
    </ResultsPage>
  )
}
