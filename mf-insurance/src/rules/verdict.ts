import type { InputOf } from 'shared-lib/kit/form/form'
import { type Judgement, type ProposalVerdict, type Reason, verdictOf } from 'shared-lib/kit/proposal/verdict'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentText } from 'shared-lib/rules/figures/figure-text'
import { cents, timesCents } from 'shared-lib/rules/money/cents'
import { formatShortEuro } from 'shared-lib/rules/money/euro'
import { percentOf } from 'shared-lib/rules/money/rate'
import { announcedRises, insuranceBoundaries } from '../data/parameters/verdict'
import type { InsuranceType } from './covers'
import type { insuranceVerdictFields } from './verdict.form'

export const insuranceReasons = [
  'cheaper-than-before',
  'within-announced-rise',
  'above-announced-rise',
  'rise-unknown',
  'last-receipt-missing',
  'missing-cover',
  'large-excess',
  'excess-missing',
] as const

type InsuranceProposal = InputOf<typeof insuranceVerdictFields>

export interface InsuranceVerdict extends ProposalVerdict {
  /** Change against the last receipt, cents of a year. */
  readonly riseCents?: number
  readonly risePercent?: number
}

const reason = (code: (typeof insuranceReasons)[number], sentence: string): Reason => ({ code, sentence })

/** What each package leaves to the owner. */
const unpaid: Readonly<Record<InsuranceType, readonly string[]>> = {
  mandatory: ['vidros', 'roubo', 'danos do teu carro por culpa tua'],
  glass: ['roubo', 'danos do teu carro por culpa tua'],
  robbery: ['danos do teu carro por culpa tua'],
  all: [],
}

function missingCover(lacks: readonly string[]): Reason | undefined {
  const last = lacks.at(-1)
  const others = lacks.slice(0, -1).join(', ')
  return last === undefined
    ? undefined
    : reason('missing-cover', `Não paga ${others ? `${others} nem ` : ''}${last}.`)
}

interface Priced {
  readonly verdict: Judgement
  readonly reason: Reason
}

function againstLast({ total, lastTotal }: InsuranceProposal, good: number, on: IsoDate): Priced {
  if (lastTotal === undefined)
    return {
      verdict: 'unknown',
      reason: reason(
        'last-receipt-missing',
        'Para veres se é boa, escreve o total do último recibo: nenhuma seguradora publica preços.',
      ),
    }
  const change = formatShortEuro(cents(Math.abs(total - lastTotal)))
  const rise = total / lastTotal - 1
  const text = percentText(rise, 1)
  if (rise <= good + 1e-9)
    return {
      verdict: 'good',
      reason: reason(
        'cheaper-than-before',
        total === lastTotal
          ? 'Pagas o mesmo que no último recibo.'
          : `Pagas menos ${change} do que no último recibo.`,
      ),
    }
  const announced = tryValueOn(announcedRises, on)
  const more = `Pagas mais ${change} do que no último recibo (${text})`
  if (!announced)
    return {
      verdict: 'unknown',
      reason: reason('rise-unknown', `${more}. Ainda não há previsões de subida para este ano.`),
    }
  const usual = `as seguradoras anunciaram subidas de ${percentText(announced.low, 0)} a ${percentText(announced.high, 0)}`
  return rise > announced.high + 1e-9
    ? { verdict: 'dear', reason: reason('above-announced-rise', `${more}: ${usual}.`) }
    : { verdict: 'fair', reason: reason('within-announced-rise', `${more}: ${usual}.`) }
}

function excessReason({ total, covers, excess }: InsuranceProposal, limit: number): Reason | undefined {
  if (covers !== 'all') return undefined
  if (excess === undefined)
    return reason('excess-missing', 'Falta a franquia: pergunta quanto pagas tu em cada acidente.')
  return excess > total * limit
    ? reason(
        'large-excess',
        `Em cada acidente pagas tu os primeiros ${formatShortEuro(excess)}, mais do que o seguro de um ano.`,
      )
    : undefined
}

function messageOf({ total, lastTotal, excess }: InsuranceProposal): string {
  const held = excess === undefined ? '' : ` e franquia de ${formatShortEuro(excess)}`
  const ask =
    lastTotal !== undefined && lastTotal < total
      ? `No último ano paguei ${formatShortEuro(lastTotal)} e tenho outras propostas. Conseguem manter esse valor com as mesmas coberturas?`
      : 'Podem confirmar as coberturas, as franquias, os capitais e até quando a proposta é válida?'
  return `Bom dia. Recebi a vossa proposta de seguro: ${formatShortEuro(total)} por ano${held}. ${ask} Obrigado.`
}

/** Whether a quote is good, against the receipt before it. `undefined` on days without boundaries. */
export function judgeInsurance(proposal: InsuranceProposal, on: IsoDate): InsuranceVerdict | undefined {
  const { total, covers, lastTotal } = proposal
  const boundaries = tryValueOn(insuranceBoundaries, on)
  if (!boundaries) return undefined
  const priced = againstLast(proposal, boundaries.good, on)
  const excess = excessReason(proposal, boundaries.excess)
  // What is cheap because the owner pays each accident is not good.
  const verdict = excess && priced.verdict === 'good' ? 'fair' : priced.verdict
  const lacks = [...unpaid[covers], ...(excess?.code === 'excess-missing' ? ['franquia por confirmar'] : [])]
  const uncovered = missingCover(unpaid[covers])
  // Without a receipt there is no price to speak of first.
  const reasons: Parameters<typeof verdictOf>[1] =
    lastTotal === undefined && uncovered
      ? [uncovered, excess, priced.reason]
      : [priced.reason, excess, uncovered]
  return verdictOf(verdict, reasons, {
    totalCents: total,
    monthlyCents: timesCents(total, 1 / 12),
    lacks,
    alike: covers,
    order: total,
    ruler: {
      unit: 'cents',
      measure: 'Total do ano',
      own: total,
      marks:
        lastTotal === undefined
          ? []
          : [{ role: 'typical' as const, label: 'Último recibo', value: lastTotal }],
    },
    message: messageOf(proposal),
    ...(lastTotal !== undefined && {
      riseCents: total - lastTotal,
      risePercent: percentOf(total / lastTotal - 1, 1),
    }),
  })
}
