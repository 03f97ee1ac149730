import {
  type Judgement,
  judge,
  type ProposalVerdict,
  type Reason,
  verdictOf,
} from 'shared-lib/kit/proposal/verdict'
import { effectiveAnnualRate, monthlyFlows, roundPercent } from 'shared-lib/rules/credit/annual-rate'
import { maximumTaeg, type TaegCategory } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/rules/money/cents'
import { formatShortEuro, formatWholeEuro } from 'shared-lib/rules/money/euro'
import { percentOf } from 'shared-lib/rules/money/rate'
import { loanBoundaries, usuryMargin } from '../data/parameters/verdict'
import { loanAtTaeg } from './at-taeg'
import { dutiesOn } from './duties'

export const loanReasons = [
  'above-legal-maximum',
  'over-average',
  'near-average',
  'cheaper-than-average',
  'maximum-unknown',
  'amounts-disagree',
] as const

interface JudgedLoan {
  readonly instalment: Cents
  readonly months: number
  readonly amount: Cents
  readonly category: TaegCategory
  readonly on: IsoDate
}

export interface LoanVerdict extends ProposalVerdict {
  readonly taegPercent?: number | undefined
  readonly averageTaegPercent?: number | undefined
  readonly maximumTaegPercent?: number | undefined
  /** What the same loan costs less a month at the average; below zero: more. */
  readonly overAverageCents?: number | undefined
}

/** A TAEG above so many times the maximum is a mistake of typing rather than a proposal. */
const implausible = 3
const taegText = (rate: number) => percentText(rate, 1)

const reason = (code: (typeof loanReasons)[number], sentence: string): Reason => ({ code, sentence })

interface Compared {
  readonly taeg: number
  readonly average: number
  readonly maximum: number
  /** Cents a month above the instalment at the average. */
  readonly over: number
  readonly verdict: Judgement
}

function mainReason({ taeg, average, maximum, over, verdict }: Compared): Reason {
  const saved = over >= 100 ? ` Com a TAEG média, pagas menos ${formatWholeEuro(cents(over))} por mês.` : ''
  const [own, usual, most] = [taeg, average, maximum].map(taegText)
  if (taeg > maximum)
    return reason('above-legal-maximum', `TAEG de ${own}, acima do máximo legal de ${most}.${saved}`)
  if (taeg > average)
    return reason('over-average', `TAEG de ${own}: a média é ${usual} e o máximo legal ${most}.${saved}`)
  if (verdict !== 'good') return reason('near-average', `TAEG de ${own}, perto da média de ${usual}.`)
  const less = over <= -100 ? ` Pagas menos ${formatWholeEuro(cents(-over))} por mês do que na média.` : ''
  return reason('cheaper-than-average', `TAEG de ${own}, abaixo da média de ${usual}.${less}`)
}

interface Asked {
  readonly taeg?: number
  /** Where the loan is above it. */
  readonly maximum?: number | false
  /** Instalment at the average, where that is lower. */
  readonly usual?: string | false
}

function messageOf({ instalment, months, amount }: JudgedLoan, { taeg, maximum, usual }: Asked = {}): string {
  const loan = `${formatShortEuro(amount)} em ${months} meses, com uma prestação de ${formatShortEuro(instalment)}`
  const ask = usual
    ? `Conseguem baixar a prestação para ${usual}, que é a média do mercado, sem aumentar o prazo nem juntar produtos?`
    : 'Podem enviar-me a FIN com a TAEG, o total a pagar (MTIC) e até quando a proposta é válida?'
  const most = maximum ? `, e o máximo legal é ${taegText(maximum)}` : ''
  const rate = taeg === undefined ? '' : ` Pelas minhas contas, a TAEG é ${taegText(taeg)}${most}.`
  return `Bom dia. Recebi a vossa proposta de crédito: ${loan}.${rate} ${ask} Obrigado.`
}

/** Whether a loan is good, by the TAEG of its instalments. `undefined` on days whose stamp duty is not known. */
export function judgeLoan(loan: JudgedLoan): LoanVerdict | undefined {
  const { instalment, months, amount, category, on } = loan
  const duties = dutiesOn(on, months)
  if (!duties) return undefined
  const stamp = timesCents(amount, duties.use)
  const exact = effectiveAnnualRate(monthlyFlows(amount - stamp, Array(months).fill(instalment)))
  const maximum = tryValueOn(maximumTaeg, on)?.[category]
  const rest = {
    totalCents: sumCents(stamp, cents(instalment * months)),
    monthlyCents: instalment,
    lacks: ['Comissões por confirmar'],
    alike: `${amount}/${months}`,
  }
  if (exact === undefined || exact < 0 || (maximum !== undefined && exact > maximum * implausible))
    return verdictOf(
      'unknown',
      [reason('amounts-disagree', 'A prestação, o prazo e o montante não batem certo: confirma os três.')],
      { ...rest, message: messageOf(loan) },
    )
  const taeg = roundPercent(exact, 1)
  const margin = tryValueOn(usuryMargin, on)
  const boundaries = tryValueOn(loanBoundaries, on)
  if (maximum === undefined || margin === undefined || !boundaries)
    return verdictOf(
      'unknown',
      [reason('maximum-unknown', `TAEG de ${taegText(taeg)}. Ainda não temos o máximo legal do trimestre.`)],
      { ...rest, taegPercent: percentOf(taeg, 2), message: messageOf(loan, { taeg }) },
    )
  const average = roundPercent(maximum / (1 + margin), 2)
  const usual = loanAtTaeg({ amount, months, taeg: average, on })?.instalment ?? instalment
  const over = instalment - usual
  const verdict = judge((taeg - average) / (maximum - average), boundaries)
  return verdictOf(verdict, [mainReason({ taeg, average, maximum, over, verdict })], {
    ...rest,
    order: taeg,
    ruler: {
      unit: 'ratio',
      measure: 'TAEG',
      own: taeg,
      marks: [
        { role: 'typical', label: 'Média', value: average },
        { role: 'limit', label: 'Máximo legal', value: maximum },
      ],
    },
    message: messageOf(loan, {
      taeg,
      maximum: taeg > maximum && maximum,
      usual: over > 0 && formatShortEuro(usual),
    }),
    taegPercent: percentOf(taeg, 2),
    averageTaegPercent: percentOf(average, 2),
    maximumTaegPercent: percentOf(maximum, 2),
    overAverageCents: over,
  })
}
