import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import type { Cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { ExistingLoan, NewRate } from '../../rules/transfer-scale'

interface Asked {
  readonly loan: ExistingLoan
  readonly instalment: Cents
  /** The visitor's own rate first, where one was typed. */
  readonly rates: readonly NewRate[]
  readonly ownRate: number | undefined
  readonly totalCosts: Cents
}

/** Letter to the current bank: the visitor's numbers, and nothing that has to be invented. */
export function letterText({ loan, instalment, rates, ownRate, totalCosts }: Asked): string {
  const aim = ownRate === undefined ? rates[1] : rates[0]
  const other =
    ownRate === undefined
      ? 'Estou a pedir propostas a outros bancos.'
      : `Tenho uma proposta de outro banco com uma TAN de ${formatRatio(ownRate)}.`
  return [
    'Exmos. Senhores,',
    `Tenho convosco um crédito habitação com ${formatEuro(loan.debt)} em dívida, ${monthsInWords(loan.months)} até ao fim e uma TAN de ${formatRatio(loan.rate)}, com uma prestação de ${formatEuro(instalment)}.`,
    other,
    ...(aim
      ? [
          `Com uma TAN de ${formatRatio(aim.rate)}, a prestação passaria para ${formatEuro(aim.instalment)}. Peço que me digam, por escrito, que condições me podem oferecer: spread, comissões e produtos exigidos, com e sem eles.`,
        ]
      : []),
    loan.staysAtLender
      ? 'Peço a resposta num prazo de 10 dias úteis.'
      : `Se decidir mudar, sei que a comissão de reembolso tem um máximo legal e que os custos de mudança rondam ${formatEuro(totalCosts)}.`,
    'Com os melhores cumprimentos,',
  ].join('\n\n')
}
