import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { formatNumber } from 'shared-lib/rules/money/format-number'

/** A variable rate that moved; each is an address. A fixed one does not move. */
export function MovedRate({ result, hrefWith, onChange }: ResultProps<LoanResult>) {
  if (result.rateShifts.length === 0) return null
  return (
    <Part title="E se a taxa mudasse?" sentence="Diferença para a prestação de agora.">
      <ChangeList
        of="paid"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={result.rateShifts.map(({ shift, annualRate, difference }) => {
          const tan = formatNumber(annualRate * 100, 3)
          return {
            key: String(shift),
            label: `Com a TAN a ${tan}\u00a0%`,
            inputs: { tan },
            difference,
            period: 'mês' as const,
          }
        })}
      />
    </Part>
  )
}
