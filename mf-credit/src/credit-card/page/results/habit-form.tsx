import { useRef } from 'react'
import type { WidgetShell } from 'shared-lib/contract/define-widget'
import { askedNames, readTexts } from 'shared-lib/kit/form/form'
import { addressQuery } from 'shared-lib/kit/form/form-address'
import type { Problem, RawAnswers } from 'shared-lib/kit/form/input-field'
import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useFollowUp } from 'shared-lib/kit/form/use-follow-up'
import { useProblems } from 'shared-lib/kit/form/use-problems'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { ArrowRight } from 'shared-lib/kit/icons'
import type { Carried } from 'shared-lib/kit/results/results-view'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { cardForm } from '../../rules/card.form'
import { foreignProblem } from '../../rules/card-input'
import { creditCardJourney } from '../funnel/credit-card.journey'
import styles from './results.module.css'

interface HabitFormProps {
  /** Texts given already. */
  readonly texts: RawAnswers
  readonly problems: readonly Problem[]
  /** Other parameters of the page's address. */
  readonly beside?: Carried
  readonly shell: Pick<WidgetShell, 'navigate' | 'apiUrl'>
  /** Keeps field ids unique when two forms are on one page. */
  readonly idPrefix?: string
}

/** Problems of these texts, by the rules that the server applies to an address. */
function problemsIn(texts: RawAnswers): readonly Problem[] {
  const reading = readTexts(cardForm, texts)
  return 'problems' in reading ? reading.problems : foreignProblem(reading.input)
}

/** The two questions as a GET form of the results: the address carries the answers, with script and without. */
export function HabitForm({
  texts,
  problems: opening,
  beside = [],
  shell,
  idPrefix = 'cartao-',
}: HabitFormProps) {
  const place = `${idPrefix}${new URLSearchParams(texts)}`
  const [now, change] = useTexts(texts, shell.apiUrl ? undefined : place)
  const { problems, shown, show } = useProblems(opening, now, () => problemsIn(now))
  const ref = useRef<HTMLFormElement>(null)
  useFollowUp(ref, askedNames(cardForm, now))
  const submit = () => {
    const found = problemsIn(now)
    show(found)
    const rest = new URLSearchParams(beside.map(([name, text]) => [name, text]))
    const query = [addressQuery(cardForm, now), `${rest}`].filter(Boolean).join('&')
    if (found.length === 0) shell.navigate(`${creditCardJourney.done}?${query}`)
  }
  return (
    <GetForm
      ref={ref}
      label="Como usas o cartão"
      className={`${layout.stack} ${styles.form}`}
      form={cardForm}
      texts={now}
      problems={problems}
      action={shell.apiUrl + creditCardJourney.done}
      carried={beside}
      controls={tileControls}
      idPrefix={idPrefix}
      summary={shown.length > 0 && shown}
      onChange={change}
      onSubmit={submit}
    >
      <Button type="submit" kind="main" full iconEnd={<ArrowRight size={20} />}>
        Ver quanto me custa
      </Button>
    </GetForm>
  )
}
