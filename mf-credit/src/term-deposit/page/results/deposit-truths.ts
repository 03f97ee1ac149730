import { formatDatePt, formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { guaranteeOf } from '../../rules/guarantee'
import type { AnswerReason, CareReason, DepositRanking, RankedDeposit } from '../../rules/rank-deposits'
import type { Saver } from '../../rules/saver'
import type { splitDeposits } from '../../rules/split-deposits'
import type { Yardstick } from '../../rules/yardsticks'
import { briefEuro, percent } from './deposit-words'

/** A line of what the same money does elsewhere. */
export interface YardstickLine {
  readonly title: string
  readonly cents: number
  readonly note: string
}

const ofMonth = ({ month }: Yardstick) => (month ? formatMonthPt(toIsoDate(month)) : '')

/** Measures of a deposit, in words. */
export function yardstickLines(yardsticks: readonly Yardstick[]): readonly YardstickLine[] {
  const lines: Readonly<Record<Yardstick['key'], (one: Yardstick) => Omit<YardstickLine, 'cents'>>> = {
    aforro: (one) => ({
      title: 'Certificados de Aforro (série F)',
      note: `Taxa base de ${percent(one.rate * 100)}, a de ${ofMonth(one)}: muda todos os meses. Levantas sem custo ao fim de 3 meses.`,
    }),
    treasury: (one) => ({
      title: 'Certificados do Tesouro (série 5)',
      note: `Em média ${percent(one.rate * 100)} por ano até esse dia. No primeiro ano não se levantam.`,
    }),
    average: (one) => ({
      title: 'Depósito médio dos bancos',
      note: `Taxa de ${percent(one.rate * 100)}, a média de ${ofMonth(one)} nos novos depósitos até 1 ano.`,
    }),
    inflation: (one) => ({
      title: 'Inflação',
      note: `Com os preços a subir ${percent(one.rate * 100)} por ano, como em ${ofMonth(one)}.`,
    }),
  }
  return yardsticks.map((one) => ({ cents: one.cents, ...lines[one.key](one) }))
}

/** Warnings about the best deposit, the gravest first. */
export function truthsOf(
  first: RankedDeposit | undefined,
  yardsticks: readonly Yardstick[],
  saver: Saver,
): readonly string[] {
  if (!first) return []
  const of = (key: Yardstick['key']) => yardsticks.find((one) => one.key === key)?.cents
  const [aforro, prices] = [of('aforro'), of('inflation')]
  const covered = guaranteeOf(
    [{ bank: first.offer.bank, amount: saver.amount }],
    saver.holders,
    saver.guaranteeEur,
  )
  return [
    ...(covered.uncoveredCents > 0
      ? [`Num só banco, ${briefEuro(covered.uncoveredCents)} ficam fora da garantia.`]
      : []),
    ...(aforro !== undefined && aforro > first.resultCents
      ? [
          `Os Certificados de Aforro rendem mais ${briefEuro(aforro - first.resultCents)}, se a taxa não mudar.`,
        ]
      : []),
    ...(prices !== undefined && prices > first.resultCents
      ? [`Mesmo assim, perdes ${briefEuro(prices - first.resultCents)} para a inflação.`]
      : []),
  ]
}

const reasonWords: Readonly<Record<AnswerReason | CareReason, (count: number) => string>> = {
  amount: (count) => `${count} não aceitam este montante`,
  term: (count) => `${count} só acabam depois do dia em que precisas do dinheiro`,
  newCustomers: (count) => `${count} são só para clientes novos`,
  newMoney: (count) => `${count} pedem dinheiro de outro banco`,
  locked: (count) => `${count} não se podem levantar antes do fim`,
  age: (count) => `${count} só até certa idade`,
  doubtful: (count) => `${count} com a taxa a confirmar no banco`,
  unknownWho: (count) => `${count} sem condições de adesão publicadas`,
  existingCustomers: (count) => `${count} só para quem já é cliente`,
  foreignTax: (count) => `${count} de bancos que não retêm o imposto em Portugal`,
}

/** Deposits that stay out of the list, and why; one may have several reasons. */
export const leftOutWords = ({ leftOut }: Pick<DepositRanking, 'leftOut'>): readonly string[] =>
  Object.entries(reasonWords).flatMap(([reason, words]) => {
    const count = leftOut[reason as AnswerReason | CareReason]
    return count ? [words(count)] : []
  })

/** An amount cut over several banks, as the page shows it. */
export interface SplitLine {
  readonly bank: string
  readonly name: string
  readonly amountCents: number
  readonly resultCents: number
}

export const splitLines = (split: ReturnType<typeof splitDeposits>): readonly SplitLine[] =>
  split?.parts.map(({ amount, deposit: { offer, resultCents } }) => ({
    bank: offer.bank,
    name: offer.name,
    resultCents,
    amountCents: amount,
  })) ?? []

/** The saver that the list is for, in one line. */
export const savedWords = ({ amount, end, tax, holders }: Saver): string =>
  `${briefEuro(amount)} até ${formatDatePt(end)}, imposto de ${percent(tax * 100)}${holders > 1 ? ', dois titulares' : ''}.`
