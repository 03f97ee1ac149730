import { proposedVerdict } from 'shared-lib/kit/results/proposed-verdict'
import type { RulerDeclaration, Verdict } from 'shared-lib/kit/results/ruler'
import { todaySheet } from 'shared-lib/kit/results/today-sheet-id'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { LoanRequest } from '../../rules/loan-request'
import type { Outlook } from '../../rules/outlook'

/** Both marks of a loan: those of the law. */
type JudgedOutlook = Outlook & Required<Pick<Outlook, 'ceiling' | 'market'>>

export const isJudged = (outlook: Outlook): outlook is JudgedOutlook =>
  outlook.ceiling !== undefined && outlook.market !== undefined

/** The proposal between average and ceiling; without one, the average. */
function verdictOf({ ceiling, market }: JudgedOutlook, proposed: Cents | undefined): Verdict {
  if (proposed === undefined)
    return {
      tone: 'stay',
      text: `Pagas cerca de ${formatBriefEuro(market.instalment)} por mês, TAEG de ${percentText(market.taeg, 1)}`,
    }
  if (proposed > ceiling.instalment) return { tone: 'bad', text: 'Cara: acima do máximo legal' }
  return proposedVerdict(proposed, market.instalment)
}

function noteOf({ ceiling, market }: JudgedOutlook, proposed: Cents | undefined) {
  if (proposed !== undefined && proposed > ceiling.instalment)
    return 'Sem seguros facultativos, esta prestação não é legal: pede a TAEG por escrito.'
  if (proposed !== undefined)
    return `Média: TAEG de ${percentText(market.taeg, 1)}, a máxima (${percentText(ceiling.taeg, 1)}) a dividir por 1,25. Sem comissões nem seguros.`
  return `Poupas ${formatWholeEuro(cents(ceiling.mtic - market.mtic))} em relação ao máximo. Média: máximo ÷ 1,25. Sem comissões nem seguros.`
}

/** A proposal, the average of the quarter and the legal maximum, in euros a month. */
export function loanRuler(
  { todayInstalment }: LoanRequest,
  outlook: JudgedOutlook,
  ask: string,
): RulerDeclaration {
  const { ceiling, market } = outlook
  const until = ceiling.until ? ` até ${formatDatePt(toIsoDate(ceiling.until))}` : ''
  return {
    verdict: verdictOf(outlook, todayInstalment),
    note: noteOf(outlook, todayInstalment),
    unit: 'cents',
    period: 'mês',
    measure: 'Prestação por mês',
    today: {
      value: todayInstalment,
      label: 'A tua proposta',
      ask: 'Já tens uma proposta?',
      edit: { sheet: todaySheet },
    },
    marks: [
      { role: 'typical', label: 'Média', value: market.instalment },
      { role: 'limit', label: 'Máximo legal', value: ceiling.instalment },
    ],
    action: { words: 'Pedir propostas', href: ask, kind: 'main' },
    age: `Máximo${until} (DL 133/2009, artigo 28.º)`,
  }
}
