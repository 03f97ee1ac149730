import { readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { GetForm } from 'shared-lib/kit/form/ui/get-form'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { payoffForm } from '../../rules/payoff.form'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'

export const payoffId = 'pagar-antes'

/** How much is paid back and when: a form of the page's own address, the same with script and without. */
export function PayoffForm({ query }: { readonly query: string }) {
  const [texts, change] = useTexts(() => readAddress(payoffForm, query), `pagar?${query}`)
  const reading = readTexts(payoffForm, texts)
  return (
    <GetForm
      label="Pagar o crédito antes do fim"
      form={payoffForm}
      texts={texts}
      problems={'problems' in reading ? reading.problems : []}
      action={`${personalLoanFunnel.done}#${payoffId}`}
      // Answers, and the notebook of a browser without script.
      carried={[...new URLSearchParams(query)].filter(([name]) => !(name in payoffForm.fields))}
      idPrefix="pagar-"
      onChange={change}
    >
      <div className={layout.row}>
        <Button type="submit">Fazer as contas</Button>
      </div>
    </GetForm>
  )
}
