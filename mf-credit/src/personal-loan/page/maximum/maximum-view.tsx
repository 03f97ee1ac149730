import { useId } from 'react'
import type { Fields } from 'shared-lib/kit/form/form'
import type { RawAnswers } from 'shared-lib/kit/form/input-field'
import { FormFields } from 'shared-lib/kit/form/ui/form-fields'
import { useTexts } from 'shared-lib/kit/form/use-texts'
import { ArrowRight } from 'shared-lib/kit/icons'
import { CreditRate, CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Money } from 'shared-lib/kit/ui/money/money'
import { roundPercent } from 'shared-lib/rules/credit/annual-rate'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { type IsoDate, toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { personalLoanFields } from '../../fields'
import { loanAtTaeg } from '../../rules/at-taeg'
import { personalLoanJourney } from '../funnel/personal-loan.journey'
import type { MaximumData } from './maximum.data'
import styles from './maximum-view.module.css'

const { wantToBorrowBase, wantToBorrowTime } = personalLoanFields
const fields: Fields = {
  wantToBorrowBase: { ...wantToBorrowBase, applies: () => true },
  wantToBorrowTime: { ...wantToBorrowTime, label: 'Em quantos meses', hint: '5 anos são 60 meses.' },
}

interface MaximumViewProps {
  readonly data: MaximumData | undefined
  readonly amount: number
  readonly months: number
  readonly heading: string | undefined
  readonly siteUrl: string
  readonly today: IsoDate
}

interface AnswerProps {
  readonly data: MaximumData
  readonly texts: RawAnswers
  readonly today: IsoDate
}

/** The most that may be asked for, once both are typed. */
function Answer({ data: { ceiling, until, market }, texts, today }: AnswerProps) {
  const amount = wantToBorrowBase.parse(texts.wantToBorrowBase ?? '')
  const months = wantToBorrowTime.parse(texts.wantToBorrowTime ?? '')
  if (amount === undefined || months === undefined)
    return <p>Escreve um montante entre 200 € e 75.000 € e um prazo entre 6 e 120 meses.</p>
  const at = (taeg: number | undefined) =>
    taeg === undefined ? undefined : loanAtTaeg({ amount, months, taeg, on: today })
  const [most, usual] = [at(ceiling), at(market)]
  if (!most || ceiling === undefined)
    return <p>A TAEG máxima deste trimestre ainda não está publicada aqui. Simula na mesma.</p>
  return (
    <>
      <p>
        Pagas no máximo <Money cents={most.instalment} size="large" period="mês" />
        {until && ` em contratos feitos até ${formatDatePt(toIsoDate(until))}`}.
      </p>
      <CreditRate
        taeg={ceiling}
        tan={most.tan === undefined ? undefined : roundPercent(most.tan, 2)}
        tanKind="fixa"
        example={{ amount, months, instalment: most.instalment, mtic: most.mtic, more: 'o máximo legal' }}
      />
      {usual && (
        <p>
          À média do mercado poupas <strong>{formatWholeEuro(cents(most.mtic - usual.mtic))}</strong> até ao
          fim.
        </p>
      )}
    </>
  )
}

/** Two inputs and a first answer: the law's maximum in euros, and the way to the questions with both. */
export function MaximumView({ data = {}, amount, months, heading, siteUrl, today }: MaximumViewProps) {
  const id = useId()
  const [texts, change] = useTexts({
    wantToBorrowBase: String(amount),
    wantToBorrowTime: String(months),
  })
  return (
    <form className={layout.main} method="get" action={`${siteUrl}${personalLoanJourney.path}`}>
      <h2>{heading ?? 'Quanto te podem cobrar, no máximo?'}</h2>
      <div className={layout.fields}>
        <FormFields fields={fields} texts={texts} idPrefix={id} onChange={change} />
      </div>
      <div className={styles.answer} aria-live="polite">
        <Answer data={data} texts={texts} today={today} />
      </div>
      <div>
        <Button type="submit" kind="plain" iconEnd={<ArrowRight size={20} />}>
          Simular este crédito
        </Button>
      </div>
      <CreditWarning />
    </form>
  )
}
