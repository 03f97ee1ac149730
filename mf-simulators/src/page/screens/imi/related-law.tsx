import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { DatedImi } from '../../../calculators/imi-answer'

/** Other law on such a property: what may be spared first, then what may come on top. */
export const RelatedLaw = ({ exemption, lowIncome, revaluation, aimi }: DatedImi) => (
  <>
    {exemption && (
      <Notice tone="good" title={`Compraste para viver? Podes ter ${exemption.years} anos sem IMI`}>
        Até {formatWholeEuro(cents(exemption.vptLimit))} de valor patrimonial, a casa onde vives fica isenta
        se o rendimento bruto do agregado no ano anterior for até{' '}
        {formatWholeEuro(cents(exemption.incomeLimit))}. O município pode dar mais {exemption.moreYears} anos.
      </Notice>
    )}
    {lowIncome && (
      <Notice
        tone="good"
        title={`Rendimento até ${formatBriefEuro(cents(lowIncome.incomeLimit))} por ano? Podes não pagar IMI`}
      >
        É o rendimento bruto do agregado no ano anterior. Todos os teus imóveis juntos têm de valer até{' '}
        {formatBriefEuro(cents(lowIncome.vptLimit))}. A isenção é da casa onde vives e dos terrenos rústicos,
        mantém-se enquanto cumprires os limites e as Finanças dão-na sem pedires.
      </Notice>
    )}
    {revaluation && (
      <Notice tone="info" title={`Pede uma avaliação nova até ${formatDatePt(toIsoDate(revaluation.until))}`}>
        É grátis, podes pedi-la de {revaluation.everyYears} em {revaluation.everyYears} anos, e conta já para
        o imposto deste ano. As Finanças não corrigem a idade da casa sozinhas. Simula primeiro no Portal das
        Finanças: o valor também pode subir.
      </Notice>
    )}
    {aimi !== undefined && (
      <Notice tone="warn" title={`Se for a tua única casa, há ainda AIMI: ${formatBriefEuro(aimi)}`}>
        É o adicional ao IMI e paga-se em setembro, pela soma das tuas casas e terrenos para construção. Um
        casal que o entregue em conjunto tem o dobro dos limites. Lojas e escritórios não pagam.
      </Notice>
    )}
  </>
)
