import { useEffect, useState } from 'react'
import type { cardKey } from '../../household/household-card'
import styles from './funnel-view.module.css'
import type { AskedQuestion } from './household-parts'

/** All code of the household card: it comes only where there is something to offer, to remember or to show. */
const load = () => import(/* webpackChunkName: "household" */ './household-parts')

/**
 * Checks the key by its type alone, so that the card's code is not drawn in. Refused storage rejects, like code that
 * does not come: the page then works as if nothing were kept.
 */
const loadIfKept = async () =>
  localStorage.getItem('qp:household' satisfies typeof cardKey) ? load() : undefined

const nothing = () => {}

/** Remembers the shared answers of a question that was just answered. */
export const remember = (question: AskedQuestion, today: string) =>
  void load().then((parts) => parts.rememberQuestion(question, today), nothing)

/** A step that is personal, or that shares a personal field with other questions. */
const sharesPersonal = ({ flow, step }: AskedQuestion) =>
  step.personal === true ||
  step.names.some((name) => flow.fields[name]?.personal && flow.fields[name].card !== undefined)

interface HouseholdProps {
  /** Offers earlier answers to it; without one, shows everything this device keeps. */
  readonly question?: AskedQuestion
  onUse?(name: string, text: string): void
  /** ISO date of the page: entries kept long before it are erased. */
  readonly today?: string
}

/** Room for content that depends on the browser alone: nothing moves when it comes. For pages of the site only. */
export function Household({ question, onUse = nothing, today = '' }: HouseholdProps) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>()
  // A personal question asks whether its answers may be kept, a card or none.
  const personal = question !== undefined && sharesPersonal(question)
  const always = question === undefined || personal
  useEffect(() => {
    ;(always ? load() : loadIfKept()).then(setParts, nothing)
  }, [always])
  return (
    <div className={styles.household} data-asks={personal}>
      {parts &&
        (question ? (
          <parts.QuestionOffers question={question} today={today} onUse={onUse} />
        ) : (
          <parts.HouseholdDetails today={today} />
        ))}
    </div>
  )
}
