import { type FormEvent, useState } from 'react'
import { readTexts } from 'shared-lib/form/form'
import { addressQuery } from 'shared-lib/form/form-address'
import type { Problem, RawAnswers } from 'shared-lib/form/input-field'
import { FormSections } from 'shared-lib/form/ui/form-sections'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { ErrorSummary } from 'shared-lib/ui/error-summary/error-summary'
import { lookForm, lookTexts } from './look'
import styles from './results.module.css'

interface LookFormProps {
  readonly query: string
  readonly action: string
  /** Answers that the form does not ask for. */
  readonly carried: readonly (readonly [name: string, text: string])[]
  /** Found by the rules on the server. */
  readonly problems: readonly Problem[]
  navigate(url: string): void
}

const prefix = 'ver-'
const summary = 'Alterar valores, taxa e ordem'

/** Amounts, term, rate and order of the results: a GET form, so that the address holds them all. */
export function LookForm({ query, action, carried, problems: found, navigate }: LookFormProps) {
  const [texts, setTexts] = useState<RawAnswers>(() => lookTexts(query))
  const [problems, setProblems] = useState<readonly Problem[]>(found)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readTexts(lookForm, texts)
    setProblems('problems' in reading ? reading.problems : [])
    if ('problems' in reading) return
    navigate(
      `${action}?${new URLSearchParams(carried.map(([name, text]) => [name, text]))}&${addressQuery(lookForm, texts)}`,
    )
  }
  return (
    <Details summary={summary} {...(found.length > 0 && { open: true })}>
      <form
        className={styles.form}
        method="get"
        action={action}
        noValidate
        onSubmit={submit}
        aria-label={summary}
      >
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ErrorSummary
          problems={problems.map((one) => ({ ...one, href: `#${prefix}${one.field}` }))}
          focus={found.length === 0}
        />
        <FormSections
          form={lookForm}
          texts={texts}
          problems={problems}
          controls={undefined}
          idPrefix={prefix}
          onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))}
        />
        <div className={styles.row}>
          <Button type="submit">Atualizar</Button>
        </div>
      </form>
    </Details>
  )
}
