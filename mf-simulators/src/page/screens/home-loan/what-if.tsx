import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanAnswer } from '../../../calculators/home-loan.result'
import { monthsInWords, textsOf } from './words'

type Change = HomeLoanAnswer['changes'][number]

const totalWords = (difference: number | undefined) =>
  difference === undefined
    ? ''
    : ` (${difference < 0 ? 'menos' : 'mais'} ${formatBriefEuro(cents(Math.abs(difference)))} ao todo)`

const nameOf = ({ id, inputs, months }: Change, amount: number) =>
  id === 'smaller'
    ? `Com menos ${formatBriefEuro(cents(amount - roundHalfUpToCent(inputs.wantToBorrow)))} de crédito`
    : `Em ${monthsInWords(months)}`

/** Neighbouring loans, by what they change each month and in all. Each is an address. */
export function WhatIf({ result: { changes, amount }, hrefWith, onChange }: ResultProps<HomeLoanAnswer>) {
  if (changes.length === 0) return null
  return (
    <Part title="E se…?" sentence="Quanto muda a prestação, e o que pagas ao todo.">
      <ChangeList
        of="paid"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={changes.map((change) => ({
          key: change.id,
          label: nameOf(change, amount) + totalWords(change.mticDifference),
          inputs: textsOf(change.inputs),
          difference: change.instalmentDifference,
          period: 'mês',
        }))}
      />
    </Part>
  )
}
