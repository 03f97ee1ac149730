import { inPlace } from 'shared-lib/kit/events/plain-click'
import { WhyList } from 'shared-lib/kit/explain/ui/why'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanProps } from './home-loan-result'
import { textsOf } from './words'

/** For a visitor who gave no costs: the loan with the usual ones, and a link that fills them in. */
export function Usual({ result: { usualCosts }, hrefWith, onChange }: HomeLoanProps) {
  if (!usualCosts) return null
  const { taeg, mticDifference, inputs, figures } = usualCosts
  const texts = textsOf(inputs)
  return (
    <Notice tone="info" title={`Com os custos habituais, a TAEG é de ${percentText(taeg, 1)}`}>
      <p>
        Com seguros, comissões e registo ao preço habitual pagas mais {formatBriefEuro(mticDifference)} até ao
        fim. Os seguros são os de um casal de 30 anos com 150.000&nbsp;€ de crédito: com mais idade ou mais
        crédito custam mais.{' '}
        <a href={hrefWith(texts) ?? '#'} onClick={inPlace(() => onChange(texts))}>
          Fazer as contas com estes custos
        </a>
      </p>
      <WhyList figures={figures} />
    </Notice>
  )
}
