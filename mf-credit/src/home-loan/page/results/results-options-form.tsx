import { useRef } from 'react'
import { askedNames, readTexts } from 'shared-lib/kit/form/form'
import { addressQuery, readAddress } from 'shared-lib/kit/form/form-address'
import type { Problem } from 'shared-lib/kit/form/input-field'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useFollowUp } from 'shared-lib/kit/form/use-follow-up'
import { useProblems } from 'shared-lib/kit/form/use-problems'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { useHydrated } from 'shared-lib/kit/funnel/use-hydrated'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { onePair, pairChanges, shownPair } from '../../rules/amount-pair'
import { optionsFormOf } from './results-options'

interface ResultsOptionsFormProps {
  readonly query: string
  readonly action: string
  /** Of the address; those that the form asks for are its own. */
  readonly carried: readonly (readonly [name: string, text: string])[]
  readonly isExisting: boolean
  /** Found by the rules on the server. */
  readonly problems: readonly Problem[]
  navigate(url: string): void
}

const summary = 'Alterar valores, taxa e ordem'

/** Amounts, term, rate and order of the results: a GET form, so that the address holds them all. */
export function ResultsOptionsForm({
  query,
  action,
  carried,
  isExisting,
  problems: found,
  navigate,
}: ResultsOptionsFormProps) {
  const form = optionsFormOf(isExisting)
  const rest = carried.filter(([name]) => !(name in form.fields))
  const [texts, change] = useTexts(() => onePair(readAddress(form, query)), `ver?${query}`)
  const paired = useHydrated() && !isExisting
  const wrong = () => {
    const reading = readTexts(form, texts)
    return 'problems' in reading ? reading.problems : []
  }
  const { problems, shown, show } = useProblems(found, texts, wrong)
  const ref = useRef<HTMLFormElement>(null)
  useFollowUp(ref, askedNames(form, texts))
  const submit = () => {
    const now = wrong()
    show(now)
    if (now.length > 0) return
    navigate(
      `${action}?${new URLSearchParams(rest.map(([name, text]) => [name, text]))}&${addressQuery(form, texts)}`,
    )
  }
  return (
    <Details summary={summary} {...(found.length > 0 && { open: true })}>
      <GetForm
        ref={ref}
        label={summary}
        form={form}
        texts={paired ? shownPair(texts) : texts}
        problems={problems}
        action={action}
        carried={rest}
        idPrefix="ver-"
        summary={shown !== found && shown}
        onChange={(changes) => change(paired ? pairChanges(changes) : changes)}
        onSubmit={submit}
      >
        <div className={layout.row}>
          <Button type="submit">Atualizar</Button>
        </div>
      </GetForm>
    </Details>
  )
}
