import { Part } from 'shared-lib/kit/explain/ui/part'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanProps } from './home-loan-result'

/** The State's guarantee: what it would be, what is missing, or, on request, why not. */
export function Guarantee({ result: { stateGuarantee }, texts, pick }: HomeLoanProps) {
  const { outcome, reasons, share, guaranteed } = stateGuarantee
  const asked = texts.isFirstHome === 'true' || Boolean(texts.taxableIncome)
  const amount = share !== undefined && guaranteed !== undefined
  if (outcome === 'no' ? !asked : !amount) return null
  const words = amount ? `${percentText(share, 1)} do preço, ${formatBriefEuro(guaranteed)}` : ''
  const sentence = {
    yes: `Cumpres as condições que indicaste: o Estado pode garantir ${words}.`,
    maybe: `O Estado pode garantir ${words}, se cumprires todas as condições.`,
    no: 'Com estes dados não tens direito à garantia pública.',
  }[outcome]
  return (
    <Part title="Garantia pública para jovens" sentence={sentence}>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {outcome !== 'no' && <WhyList figures={pick('state-guarantee')} />}
    </Part>
  )
}
