import { Part } from 'shared-lib/kit/explain/ui/part'
import { Picture } from 'shared-lib/kit/explain/ui/picture'
import { StackedBar } from 'shared-lib/kit/explain/ui/stacked-bar'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { bestReturns, type Result, type Return, total } from './irs-returns'

const euros = (amount: number) => formatBriefEuro(cents(amount))

/** Credits may be more than the tax: what is over takes nothing off. */
const usedCredits = ({ collectable = cents(0), credits = cents(0) }: Return) => Math.min(collectable, credits)

/** From the tax before credits to the tax of the year, in the way of filing that costs least. */
export function TaxParts(result: Result) {
  const returns = bestReturns(result)
  const collectable = total(returns, 'collectable')
  const benefit = total(returns, 'municipalBenefit')
  const net = total(returns, 'netCollectable')
  if (!collectable || benefit === undefined || net === undefined) return null
  const credits = returns.reduce((sum, one) => sum + usedCredits(one), 0)
  return (
    <Part
      title="Da coleta ao imposto"
      sentence={`Antes das deduções, o imposto (a coleta) era de ${euros(collectable)}. Ficam ${euros(net)}.`}
    >
      <Picture file="irs-da-coleta-ao-imposto">
        <StackedBar
          caption="De que se faz a coleta"
          shares={[
            { label: 'Imposto do ano', cents: net },
            { label: 'Tirado pelas deduções', cents: credits },
            { label: 'Devolvido pelo município', cents: benefit },
          ]}
        />
      </Picture>
    </Part>
  )
}
