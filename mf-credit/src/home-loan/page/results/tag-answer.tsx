import { useId } from 'react'
import type { Fields } from 'shared-lib/kit/form/form'
import { CarriedInputs } from 'shared-lib/kit/form/ui/carried-inputs'
import { FormFields } from 'shared-lib/kit/form/ui/form-fields'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { ArrowRight } from 'shared-lib/kit/icons'
import { CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { homeLoanFields } from '../../fields'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import type { HomeLoanFound } from './home-loan.load'
import { LoanAnswer } from './loan-answer'
import { supposed } from './tag-answer.load'

interface TagAnswerProps {
  readonly data: HomeLoanFound
  readonly heading: string | undefined
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

const { propertyValue, wantToBorrow, wantToBorrowTime, age } = homeLoanFields
const asked: Fields = {
  propertyValue: { ...propertyValue, hint: '' },
  wantToBorrow: { ...wantToBorrow, hint: '' },
  wantToBorrowTime,
  age: { ...age, hint: '' },
}

/** A first answer in a story: the loan of the tag, and a form that leads to the results of one's own. It needs no script. */
export function TagAnswer({ data, heading, siteUrl }: TagAnswerProps) {
  const id = useId()
  const { input, compared } = data
  const [texts, change] = useTexts({
    propertyValue: propertyValue.text(input.propertyValue ?? compared.amount),
    wantToBorrow: wantToBorrow.text(compared.amount),
    wantToBorrowTime: String(compared.months / 12),
  })
  return (
    <div className={layout.column}>
      {heading && <h3>{heading}</h3>}
      <LoanAnswer data={data} level="h3" />
      <CreditWarning />
      <form
        className={layout.stack}
        method="get"
        action={siteUrl + homeLoanFunnel.done}
        aria-label="Com os teus números"
        noValidate
      >
        <CarriedInputs entries={Object.entries({ ...supposed, rateType: input.rateType })} />
        <div className={layout.fields}>
          <FormFields fields={asked} texts={texts} idPrefix={id} onChange={change} />
        </div>
        <div className={layout.row}>
          <Button type="submit" kind="main" iconEnd={<ArrowRight size={20} />}>
            Ver a minha prestação
          </Button>
        </div>
      </form>
    </div>
  )
}
