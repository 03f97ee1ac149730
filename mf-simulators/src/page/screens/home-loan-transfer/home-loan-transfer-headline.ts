import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import type { HomeLoanTransferAnswer } from '../../../calculators/home-loan-transfer.result'
import { monthsInWords } from '../home-loan/words'

const question = 'Compensa mudar?'
const size = (amount: number) => formatBriefEuro(cents(Math.abs(amount)))

const monthly = (saving: number) =>
  saving === 0
    ? 'pagas o mesmo por mês no início'
    : `pagas ${saving > 0 ? 'menos' : 'mais'} ${size(saving)} por mês no início`

/** Whether the transfer pays, by all that is paid to the end. */
const inAll = (saving: number) =>
  saving === 0
    ? 'até ao fim pagas o mesmo do que se ficares'
    : `até ao fim pagas mais ${size(saving)} do que se ficares`

/** Whether moving pays, by how much and from when on; never more than what is known. */
export function homeLoanTransferHeadline(result: HomeLoanTransferAnswer): Headline {
  const { verdict, totalSaving = 0, totalCosts = 0, monthlySaving, breakEvenMonth, unknown } = result
  switch (verdict) {
    case 'pays': {
      const paid = breakEvenMonth === undefined ? '' : ` ao fim de ${monthsInWords(breakEvenMonth)}`
      const costs =
        totalCosts > 0 ? `recuperas os ${size(totalCosts)} de custos${paid}` : 'mudar não te custa nada'
      return {
        label: 'Poupança até ao fim, se mudares',
        value: { cents: totalSaving },
        sentence: `Compensa: ${monthly(monthlySaving)} e ${costs}.`,
      }
    }
    case 'lower-instalment-only':
      return {
        label: question,
        value: { text: 'Só baixa a prestação' },
        sentence: `Se mudares, ${monthly(monthlySaving)}, mas ${inAll(totalSaving)}.`,
      }
    case 'never':
      return {
        label: question,
        value: { text: 'Não compensa' },
        sentence: `Se mudares, ${monthly(monthlySaving)} e ${inAll(totalSaving)}.`,
      }
    default:
      return {
        label: question,
        value: { text: 'Sem resposta' },
        sentence: `Se mudares, ${monthly(monthlySaving)}, mas faltam os custos. ${unknown.join(' ')}`,
      }
  }
}
