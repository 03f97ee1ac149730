import { type ReactNode, useMemo } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { PrintButton } from 'shared-lib/kit/explain/ui/print-button'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { ArrowRight } from 'shared-lib/kit/icons'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { AnswerChips } from 'shared-lib/kit/results/ui/answer-chips'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { cardNotebook } from '../../rules/credit-card.notebook'
import { creditCardJourney } from '../funnel/credit-card.journey'
import { Alternatives } from './alternatives'
import { AnswerFigures, AnswerView } from './answer-view'
import type { CardAnswer } from './card-answer'
import type { CardList } from './card-list'
import { cardResults } from './card-query'
import { cardRuler, habitChips, habitPlace } from './card-ruler'
import { DebtView } from './debt-view'
import type { CardResultsData } from './results.load'

interface AnsweredProps
  extends Pick<WidgetProps, 'location' | 'shell' | 'today'>,
    Pick<CardResultsData, 'carried'> {
  readonly answer: CardAnswer
}

/** Outcome of the visitor's own way of using a card, and what ends the debt. `form`: the questions, to change them; `children`: further folds. */
export function Answered({
  answer,
  carried,
  minimumServices,
  form,
  location,
  today,
  children,
}: Omit<AnsweredProps, 'shell'> &
  Pick<CardResultsData, 'minimumServices'> & { readonly form: ReactNode; readonly children: ReactNode }) {
  // A visitor who pays nothing has no reason to change.
  const isCheap = !answer.outlook && answer.year.cost <= 0
  const view = cardResults.read(location?.query ?? '', carried)
  const ask = cardResults.step(view, detailsSlug)
  const ruler = cardRuler(answer, ask)
  return (
    <>
      <AnswerChips answers={habitChips(answer)} question={() => `#${habitPlace}`} edit={`#${habitPlace}`} />
      {ruler ? (
        // What the visitor typed, and ceilings of the law: no offer.
        <div data-not-offered="">
          <Ruler ruler={ruler} />
        </div>
      ) : (
        <div className={layout.column}>
          <AnswerView answer={answer} />
          <div className={layout.row}>
            <Button kind={isCheap ? 'plain' : 'main'} href={ask} iconEnd={<ArrowRight size={20} />}>
              {isCheap ? 'Falar sobre outros cartões' : 'Quero que me liguem'}
            </Button>
            <PrintButton />
          </div>
        </div>
      )}
      <div>
        <Details summary="Alterar as respostas">
          <div id={habitPlace}>{form}</div>
        </Details>
        {ruler && <AnswerFigures answer={answer} />}
        {answer.outlook && (
          <Details
            summary={answer.isLater ? 'Como desce a dívida depois do primeiro ano' : 'Como desce a dívida'}
          >
            <DebtView outlook={answer.outlook} today={today} />
          </Details>
        )}
        {!isCheap && (
          <Details summary="O que pode sair mais barato">
            <Alternatives
              loan={answer.loan}
              hasDebt={answer.outlook !== undefined}
              minimumServices={minimumServices}
            />
          </Details>
        )}
        {children}
      </div>
    </>
  )
}

interface CardsTileProps {
  readonly title: string
  readonly list: CardList
  readonly query: string
  readonly children: ReactNode
}

/** Below an answer the list is closed until the visitor opens it: its cards are history, most of them above today's ceiling. */
export function CardsTile({ title, list, query, children }: CardsTileProps) {
  const given = new URLSearchParams(query)
  const isUsed = cardResults.parameters.some((name) => given.has(name))
  return (
    <Details summary={title} open={isUsed || Boolean(list.chosen ?? list.isUnknown)}>
      {children}
    </Details>
  )
}

/** The proposals of the visitor, for the same use. */
export function OwnProposals({ answer: { counted }, carried, location, shell, today }: AnsweredProps) {
  const notebook = useMemo(() => cardNotebook(counted), [counted])
  return (
    <NotebookTile
      summary="Tens propostas de cartões? Junta-as"
      // Another use is another order.
      key={JSON.stringify(counted.habit)}
      notebook={notebook}
      controls={dateControls}
      purpose="Do teu banco ou de outro. Escreve o que dizem: fica primeiro o que te custa menos num ano, como o usas."
      location={location}
      carried={carried}
      today={today}
      onAdded={(proposals) => shell.emit('proposal-added', { vertical: creditCardJourney.name, proposals })}
    />
  )
}
