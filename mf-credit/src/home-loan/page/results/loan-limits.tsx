import layout from 'shared-lib/kit/styles/layout.module.css'
import { monthsInWords, yearsText } from 'shared-lib/rules/dates/time-words'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { HomeLoanFound } from './home-loan.load'

const verdict = (isWithin: boolean | undefined) => (isWithin ? 'dentro do limite' : 'acima do limite')

/** Recommended limits of lending, and on which side of them this loan is. */
export function LoanLimits({ data: { loan, input, compared } }: { data: HomeLoanFound }) {
  const { loanToValue, loanToValueLimit, maxLoan, maxYears, isWithinLoanToValue, isWithinTerm } = loan.limits
  const home = input.housing === 'permanent' ? 'habitação própria permanente' : 'outra casa'
  return (
    <section className={layout.part}>
      <h2>Os limites que os bancos seguem</h2>
      <ul className={layout.list}>
        {loanToValue !== undefined && loanToValueLimit !== undefined && maxLoan !== undefined && (
          <li>
            <strong>Financiamento: {verdict(isWithinLoanToValue)}</strong> ({formatRatio(round(loanToValue))},
            máximo {formatRatio(loanToValueLimit)} para {home}). O banco financia até{' '}
            {formatBriefEuro(maxLoan)}, contados sobre o menor valor entre preço e avaliação.
          </li>
        )}
        {maxYears !== undefined && (
          <li>
            <strong>Prazo: {verdict(isWithinTerm)}</strong> ({monthsInWords(compared.months)}, máximo{' '}
            {yearsText(maxYears)} para a tua idade).
          </li>
        )}
        {loan.guarantee !== undefined && (
          <li>
            <strong>Garantia pública para jovens:</strong> até aos 35 anos, na primeira casa, o Estado pode
            garantir {formatBriefEuro(loan.guarantee)} e o banco pode financiar acima do limite.{' '}
            <a href="/simuladores/credito-habitacao">Ver as condições</a>
          </li>
        )}
      </ul>
      <p className={layout.small}>
        São recomendações do Banco de Portugal. Cada banco decide: nenhum destes limites garante que o crédito
        seja aprovado.
      </p>
    </section>
  )
}

const round = (share: number) => Number(share.toFixed(3))
