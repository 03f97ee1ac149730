import { wordsOf } from 'shared-lib/kit/form/field-words'
import type { Cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { type CardAnswers, cardFields } from '../fields'

const joined = (...parts: readonly (string | 0 | undefined)[]) => parts.filter(Boolean).join(', ')
const euros = (amount: Cents | undefined, words: string) => amount && `${formatBriefEuro(amount)} ${words}`
const share = (words: string, ratio: number | undefined) => ratio && `${words} ${formatRatio(ratio)}`

/** `Pago o mínimo: 3 %, pelo menos 15,00 €`. */
export function paidWords({ pays, minimumShare = 0, minimumFloor, fixedPayment }: CardAnswers): string {
  if (!pays) return ''
  if (pays === 'fixed' && fixedPayment) return `Pago ${formatBriefEuro(fixedPayment)} por mês`
  const words = wordsOf(cardFields.pays, pays)
  return pays === 'minimum'
    ? `${words}: ${joined(formatRatio(minimumShare), minimumFloor && `pelo menos ${formatBriefEuro(minimumFloor)}`)}`
    : words
}

/** Use and debt in words: `1.500,00 € de dívida, 300,00 € de compras por mês`. */
export const usageWords = ({ monthlyPurchases, balance, cashTimes, cash, foreign }: CardAnswers) =>
  joined(
    euros(balance, 'de dívida'),
    euros(monthlyPurchases, 'de compras por mês'),
    cashTimes && cash
      ? `${cashTimes} ${cashTimes === 1 ? 'levantamento' : 'levantamentos'} por ano de ${formatBriefEuro(cash)}`
      : undefined,
    euros(foreign, 'por ano noutra moeda'),
  ) || 'Sem compras nem dívida'

/** Known terms of the card's contract, in words. */
export const termsWords = ({
  tan,
  annualFee,
  cashback,
  cashbackCap,
  cashFee,
  cashFeeShare,
  foreignFee,
}: CardAnswers) =>
  joined(
    share('TAN', tan),
    euros(annualFee, 'de anuidade'),
    share('reembolso de', cashback),
    cashback && cashbackCap !== undefined ? `no máximo ${formatBriefEuro(cashbackCap)} por ano` : undefined,
    euros(cashFee, 'por levantamento'),
    share('mais', cashFeeShare),
    share('moeda estrangeira:', foreignFee),
  ) || 'Condições não indicadas'
