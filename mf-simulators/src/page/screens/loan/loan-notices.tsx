import { Notice } from 'shared-lib/kit/ui/notice/notice'
import type { LoanResult } from 'shared-lib/rules/credit/loan/loan-outcome'
import { figureText, percentText } from 'shared-lib/rules/figures/figure-text'
import { UnknownFigures } from '../unknown-figures'

/** Notices of a limit passed, of terms outside the law, of what is not known. */
export function LoanNotices(result: LoanResult) {
  const { taeg, maximumTaeg, isAboveMaximum, maxMonths, isWithinTerm, isConsumerCredit, unknown } = result
  return (
    <>
      {isAboveMaximum && taeg !== undefined && maximumTaeg !== undefined && (
        <Notice tone="bad" title="Acima da TAEG máxima">
          <p>
            A TAEG está acima do máximo do trimestre para este tipo de crédito ({percentText(taeg, 1)}, máximo{' '}
            {percentText(maximumTaeg, 1)}). Confirma a taxa e as comissões com quem te fez a proposta.
          </p>
        </Notice>
      )}
      {!isConsumerCredit && (
        <Notice tone="info" title="Fora da lei do crédito ao consumo">
          <p>Este montante fica fora dos limites da lei: a TAEG máxima e outras regras podem não valer.</p>
        </Notice>
      )}
      {isWithinTerm === false && maxMonths !== undefined && (
        <Notice tone="warn" title="Prazo mais longo do que o recomendado">
          <p>O Banco de Portugal recomenda no máximo {figureText(maxMonths, 'months')} para este crédito.</p>
        </Notice>
      )}
      <UnknownFigures reasons={unknown} />
    </>
  )
}
