import type { ResultProps } from 'shared-lib/kit/calculator/calculator-view'
import { ChangeList } from 'shared-lib/kit/calculator/ui/change-list'
import { Part } from 'shared-lib/kit/explain/ui/part'
import type { EuriborResult } from 'shared-lib/rules/credit/euribor/euribor-outcome'
import { formatNumber } from 'shared-lib/rules/money/format-number'

const percent = (ratio: number) => formatNumber(ratio * 100, 3)

/** The next instalment at other indices; each is an address that simulates it. */
export function MovedIndex({ result, hrefWith, onChange }: ResultProps<EuriborResult>) {
  const { next, rateShifts } = result
  if (!next) return null
  return (
    <Part title="E se a Euribor fosse outra?" sentence="Diferença para a próxima prestação.">
      <ChangeList
        of="paid"
        hrefWith={hrefWith}
        onChange={onChange}
        changes={rateShifts.map(({ shift, difference }) => {
          const otherEuribor = percent(next.index + shift)
          return {
            key: otherEuribor,
            label: `Com a Euribor a ${otherEuribor}\u00a0%`,
            inputs: { otherEuribor },
            difference,
            period: 'mês' as const,
          }
        })}
      />
    </Part>
  )
}
