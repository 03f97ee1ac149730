import type { InputOf } from 'shared-lib/kit/form/form'
import { judge, type ProposalVerdict, type Reason, verdictOf } from 'shared-lib/kit/proposal/verdict'
import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro, formatShortEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { percentOf } from 'shared-lib/rules/money/rate'
import { averageTaeg, homeLoanBoundaries } from '../data/parameters/verdict'
import type { homeVerdictFields } from './verdict.form'

export const homeReasons = [
  'over-average',
  'near-average',
  'cheaper-than-average',
  'amounts-disagree',
] as const

type HomeProposal = InputOf<typeof homeVerdictFields>

export interface HomeVerdict extends ProposalVerdict {
  readonly averageTaegPercent?: number
  /** Months that the loan lasts: given, or the time that the instalment takes at the TAEG. */
  readonly months?: number
  readonly overAverageCents?: number
}

/** Longest term of a home loan, in months. */
const longest = 480
/** Nominal rate, compounded each month, that comes to this yearly rate. */
const nominal = (taeg: number) => Math.expm1(Math.log1p(taeg) / 12) * 12

/** Months in which this instalment pays the debt at this rate; the longest term where it takes more. */
function monthsToPay(debt: number, instalment: number, taeg: number): number {
  const rate = nominal(taeg) / 12
  const share = (debt * rate) / instalment
  const exact = rate === 0 ? debt / instalment : -Math.log1p(-share) / Math.log1p(rate)
  return share >= 1 ? longest : Math.min(longest, Math.max(1, Math.round(exact)))
}

const reason = (code: (typeof homeReasons)[number], sentence: string): Reason => ({ code, sentence })

function messageOf({ instalment, debt, taeg }: HomeProposal, average: string, over: number): string {
  const loan = `${formatBriefEuro(debt)} com uma prestação de ${formatShortEuro(instalment)} e TAEG de ${figureText(taeg, 'ratio')}`
  const ask =
    over > 0
      ? `A média dos contratos novos é ${average}. Conseguem baixar o spread ou as comissões, e dizer-me que produtos posso tirar sem perder?`
      : 'Podem dizer-me que produtos são obrigatórios, quanto custa cada um e até quando a proposta é válida?'
  return `Bom dia. Recebi a vossa proposta de crédito habitação: ${loan}. ${ask} Enviem-me, por favor, a FINE atualizada. Obrigado.`
}

/** Whether a home loan is good, by its TAEG. `undefined` on days for which no average is known. */
export function judgeHomeLoan(proposal: HomeProposal, on: IsoDate): HomeVerdict | undefined {
  const { instalment, taeg, debt, years } = proposal
  const average = tryValueOn(averageTaeg, on)
  const boundaries = tryValueOn(homeLoanBoundaries, on)
  if (!average || !boundaries) return undefined
  const months = years === undefined ? monthsToPay(debt, instalment, taeg) : years * 12
  const difference = Number((taeg - average.taeg).toFixed(6))
  const usual = percentText(average.taeg, 1)
  const rest = {
    monthlyCents: instalment,
    lacks: ['Seguros e produtos por confirmar'],
    alike: `${debt}/${years ?? ''}`,
    averageTaegPercent: percentOf(average.taeg, 2),
    message: messageOf(proposal, usual, difference),
  }
  if (instalment * (years === undefined ? longest : months) < debt)
    return verdictOf(
      'unknown',
      [reason('amounts-disagree', 'A prestação não chega para pagar o montante: confirma os valores.')],
      rest,
    )
  const at = (rate: number) => timesCents(debt, annuityFactor(nominal(rate), months))
  const over = cents(at(taeg) - at(average.taeg))
  const verdict = judge(difference, boundaries)
  const own = `TAEG de ${figureText(taeg, 'ratio')}`
  const saved = Math.abs(over) >= 100 ? formatWholeEuro(cents(Math.abs(over))) : undefined
  const main =
    difference > 0 && saved
      ? reason(
          'over-average',
          `${own}: a média de ${average.year} é ${usual}. Com a TAEG média, pagas menos ${saved} por mês.`,
        )
      : verdict === 'good'
        ? reason(
            'cheaper-than-average',
            `${own}, abaixo da média de ${average.year} (${usual}).${saved ? ` Pagas menos ${saved} por mês do que na média.` : ''}`,
          )
        : reason('near-average', `${own}, perto da média de ${average.year} (${usual}).`)
  const isCounted = years !== undefined || months < longest
  return verdictOf(verdict, [main], {
    ...rest,
    totalCents: isCounted ? cents(instalment * months) : undefined,
    months,
    overAverageCents: over,
    order: taeg,
    ruler: {
      unit: 'ratio',
      measure: 'TAEG',
      own: taeg,
      marks: [{ role: 'typical', label: `Média de ${average.year}`, value: average.taeg }],
    },
  })
}
