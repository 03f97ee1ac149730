import { type FormEvent, useCallback, useState } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import type { RawAnswers } from 'shared-lib/form/input-field'
import { FormSections } from 'shared-lib/form/ui/form-sections'
import type { Carried } from 'shared-lib/results/results-view'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import type { TelecomResults } from './results.load'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

interface WhatIfProps extends Pick<WidgetProps, 'shell'>, Pick<TelecomResults, 'whatIf' | 'inflation'> {
  readonly carried: Carried
}

const percent = (rate: number) => `${(rate * 100).toFixed(1).replace('.', ',')}\u00a0%`

/** A price and a rise to try: a GET form, so that the verdict above can be shared and works without script. */
export function WhatIf({ whatIf, inflation, carried, shell }: WhatIfProps) {
  const [texts, setTexts] = useState(whatIf.texts)
  const change = useCallback((more: RawAnswers) => setTexts((before) => ({ ...before, ...more })), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    const entries = [...carried, ...typed].map(([name, text]) => [name, text])
    shell.navigate(`${telecomResults.spec.done}?${new URLSearchParams(entries)}`)
  }
  return (
    <form
      className={layout.stack}
      method="get"
      action={telecomResults.spec.done}
      onSubmit={submit}
      aria-label="Experimentar uma proposta"
      noValidate
    >
      {carried.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div className={layout.fields}>
        <FormSections
          form={whatIfForm}
          texts={texts}
          problems={whatIf.problems}
          controls={undefined}
          idPrefix="e-se-"
          onChange={change}
        />
      </div>
      {inflation && (
        <p className={layout.small}>
          Em {inflation.year}, as subidas com a inflação foram de {percent(inflation.rate)}, no máximo. A de{' '}
          {Number(inflation.year) + 1} ainda não se conhece.
        </p>
      )}
      <div className={layout.row}>
        <Button type="submit">Fazer as contas</Button>
      </div>
    </form>
  )
}
