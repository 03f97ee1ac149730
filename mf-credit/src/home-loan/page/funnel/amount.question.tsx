import { useEffect } from 'react'
import type { InputField } from 'shared-lib/kit/form/input-field'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { useHydrated } from 'shared-lib/kit/funnel/use-hydrated'
import type { HomeLoanAnswers } from '../../fields'
import { onePair, pairChanges, shownPair } from '../../rules/amount-pair'
import { existingWords } from '../../rules/existing.words'
import { hasLoan } from '../../rules/home-loan-checks'

const ofBuilding = {
  propertyValue: { label: 'Valor da casa pronta', hint: 'Terreno e obra, pelo orçamento ou por estimativa.' },
} as const

/** Amount and share, each filled by the other. Without script both would be sent, so the one not given stays empty. */
function AmountPair({ raw, errors, fields, change }: QuestionProps<HomeLoanAnswers>) {
  const texts = useHydrated() ? shownPair(raw) : raw
  const { borrowingPercentage } = onePair(raw)
  useEffect(() => {
    if (borrowingPercentage === '' && raw.borrowingPercentage) change('borrowingPercentage', '')
  })
  return (['wantToBorrow', 'borrowingPercentage'] as const).map((name) => (
    <FormField
      key={name}
      name={name}
      field={fields[name] as InputField<unknown>}
      text={texts[name]}
      error={errors[name]}
      optional={name === 'borrowingPercentage'}
      onChange={(changes) => {
        for (const [one, text] of Object.entries(pairChanges(changes))) change(one, text)
      }}
    />
  ))
}

/** The bank values a home whose purchase is settled, or soon will be: a visitor still looking for one is not asked. */
const isValued = ({ buyingCycle, valuation }: HomeLoanAnswers) =>
  buyingCycle === 'negotiating' || buyingCycle === 'buy' || valuation !== undefined

/** Labels of a loan that is to come, or of one that exists. */
export function AmountQuestion(props: QuestionProps<HomeLoanAnswers>) {
  const { field, answers } = props
  const existing = hasLoan(answers)
  const words = existing ? existingWords : undefined
  const value = answers.loanType === 'construction' ? ofBuilding.propertyValue : words?.propertyValue
  return (
    <>
      {field('propertyValue', value)}
      {isValued(answers) && field('valuation')}
      {existing ? field('wantToBorrow', words?.wantToBorrow) : <AmountPair {...props} />}
      {field('wantToBorrowTime', words?.wantToBorrowTime)}
      {existing && field('wantToBorrowMonths')}
      {field('age')}
    </>
  )
}
