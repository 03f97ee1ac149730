import { useEffect, useState } from 'react'
import { cardKey } from '../../household/card-key'
import styles from './funnel-view.module.css'
import type { AskedQuestion } from './household-parts'

/** All code of the household card: it comes only where there is something to offer, to remember or to show. */
const load = () => import(/* webpackChunkName: "household" */ './household-parts')

/** Storage that is refused rejects, like code that does not come: a page then works as if nothing were kept. */
const loadIfKept = async () => (localStorage.getItem(cardKey) ? load() : undefined)

const nothing = () => {}

/** Remembers the shared answers of a question that was just answered. */
export const remember = <Answers,>(question: AskedQuestion<Answers>, today: string) =>
  void load().then((parts) => parts.rememberQuestion(question, today), nothing)

interface HouseholdProps<Answers> {
  /** Offers earlier answers to it; without one, shows everything this device keeps. */
  readonly question?: AskedQuestion<Answers>
  onUse?(name: string, text: string): void
}

/** Room for what is known in the browser alone: nothing moves when it comes. For pages of the site only. */
export function Household<Answers>({ question, onUse = nothing }: HouseholdProps<Answers>) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>()
  const offers = question !== undefined
  useEffect(() => {
    ;(offers ? loadIfKept() : load()).then(setParts, nothing)
  }, [offers])
  return (
    <div className={styles.household}>
      {parts &&
        (question ? <parts.QuestionOffers question={question} onUse={onUse} /> : <parts.HouseholdDetails />)}
    </div>
  )
}
