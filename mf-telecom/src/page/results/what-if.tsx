import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useProblems } from 'shared-lib/kit/form/use-problems'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import type { Carried } from 'shared-lib/kit/results/results-view'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { TelecomResults } from './results.load'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

interface WhatIfProps extends Pick<WidgetProps, 'shell'>, Pick<TelecomResults, 'whatIf' | 'rises'> {
  readonly carried: Carried
}

/** A price and a rise to try: a GET form, so that the verdict above can be shared and works without script. */
export function WhatIf({ whatIf, rises, carried, shell }: WhatIfProps) {
  const address = new URLSearchParams(carried.map(([name, text]) => [name, text]))
  const [texts, change] = useTexts(whatIf.texts, `e-se?${address}`)
  const { problems } = useProblems(whatIf.problems, texts, () => [])
  const submit = () => {
    const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '')
    shell.navigate(`${telecomResults.spec.done}?${new URLSearchParams([...address, ...typed])}`)
  }
  return (
    <GetForm
      label="Experimentar uma proposta"
      form={whatIfForm}
      texts={texts}
      problems={problems}
      action={telecomResults.spec.done}
      carried={carried}
      idPrefix="e-se-"
      onChange={change}
      onSubmit={submit}
    >
      {rises && <p className={layout.small}>{rises}</p>}
      <div className={layout.row}>
        <Button type="submit">Fazer as contas</Button>
      </div>
    </GetForm>
  )
}
