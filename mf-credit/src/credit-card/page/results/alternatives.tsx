import layout from 'shared-lib/kit/styles/layout.module.css'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { LoanInstead } from './loan-instead'

interface AlternativesProps {
  readonly loan: LoanInstead | undefined
  readonly hasDebt: boolean
  /** Euros a year. */
  readonly minimumServices: number | undefined
}

/** Cheaper ways to the same: a loan for the debt, a debit card for the purchases. */
export const Alternatives = ({ loan, hasDebt, minimumServices }: AlternativesProps) => (
  <ul className={layout.list}>
    {loan && (
      <li data-not-offered="">
        <strong>Trocar a dívida por um crédito pessoal.</strong> Mesmo ao máximo legal (
        {formatRatio(loan.ceiling)} de TAEG), a mesma dívida em {loan.months} meses custa{' '}
        {formatBriefEuro(loan.cost)}: menos {formatBriefEuro(loan.saved)} do que no cartão.{' '}
        <a href={loan.href}>Simular esse crédito</a>
      </li>
    )}
    <li>
      <strong>Pagar com o cartão de débito.</strong> O dinheiro sai logo da conta: não há dívida nem juros.
      {minimumServices !== undefined &&
        ` Com a conta de serviços mínimos bancários, conta e cartão de débito custam no máximo ${formatBriefEuro(roundHalfUpToCent(minimumServices))} por ano.`}
    </li>
    {hasDebt && (
      <li>
        <strong>Falar com o banco antes de falhar um pagamento.</strong> É mais fácil acordar outro plano do
        que pagar comissões de atraso.
      </li>
    )}
  </ul>
)
