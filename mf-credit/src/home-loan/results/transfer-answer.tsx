import type { ReactNode } from 'react'
import { CreditWarning } from 'shared-lib/credit/display-duties/credit-rate'
import { monthsInWords } from 'shared-lib/dates/time-words'
import { formatRatio } from 'shared-lib/explain/format-ratio'
import { DataTable } from 'shared-lib/explain/ui/data-table'
import { type Cents, cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import layout from 'shared-lib/styles/layout.module.css'
import type { NewRate } from '../domain/transfer-scale'
import type { HomeLoanFound } from './home-loan.load'

type Existing = NonNullable<HomeLoanFound['existing']>

const signed = (amount: Cents) =>
  amount < 0 ? `custa mais ${formatEuro(cents(-amount))}` : formatEuro(amount)

/** Lines of the costs of leaving. */
const costLines = ({ costs, loan: { told } }: Existing) => [
  { label: 'Comissão de reembolso antecipado, no máximo', amount: costs.earlyRepaymentFee },
  { label: 'Imposto do selo dessa comissão', amount: costs.earlyRepaymentFeeStampDuty },
  {
    label: told?.openingFees === undefined ? 'Comissões do banco novo, habituais' : 'Comissões do banco novo',
    amount: costs.openingFees,
  },
  { label: 'Imposto do selo dessas comissões', amount: costs.openingFeesStampDuty },
  { label: 'Registo da nova hipoteca', amount: costs.registrationCosts },
  ...(costs.otherCosts > 0 ? [{ label: 'Outros custos', amount: costs.otherCosts }] : []),
]

/** Points that the headline takes off the rate where no other one was said. */
const halfPoint = 0.005

function headline({ rates, loan, ownRate }: Existing) {
  const aim = rates.find(({ rate }) => Math.abs(rate - (ownRate ?? loan.rate - halfPoint)) < 1e-9)
  if (!aim || aim.toTheEnd <= 0)
    return ownRate === undefined
      ? 'Com este prazo e esta dívida, meio ponto a menos não compensa'
      : `Com ${formatRatio(ownRate)} não recuperas os custos`
  const saving = `Poupas ${formatEuro(aim.saving)} por mês`
  return ownRate === undefined
    ? `${saving} se baixares a taxa meio ponto`
    : `${saving} com ${formatRatio(ownRate)}`
}

/** From which rate on leaving is worth its costs. */
function highestWords({ highest, loan }: Existing) {
  if (loan.staysAtLender) return `Cada taxa abaixo de ${formatRatio(loan.rate)} baixa a tua prestação.`
  return highest === undefined
    ? 'Nenhuma taxa chega para pagar os custos de mudar.'
    : `Mudar compensa com uma TAN até ${formatRatio(highest)}.`
}

/** Effect of a lower rate on a loan that exists. Rates here are what the visitor typed and steps below it. */
export function TransferAnswer({ existing, children }: { existing: Existing; children: ReactNode }) {
  const { loan, instalment, totalCosts, rates } = existing
  return (
    <article className={layout.main} data-not-offered="">
      <h1>{headline(existing)}</h1>
      <p>
        <strong>{highestWords(existing)}</strong> Pagas hoje {formatEuro(instalment)} por mês, com{' '}
        {formatRatio(loan.rate)} e {monthsInWords(loan.months)} por pagar.{' '}
        {loan.staysAtLender
          ? 'Renegociar com o teu banco não tem custos de mudança.'
          : `Mudar custa ${formatEuro(totalCosts)}: muitos bancos pagam uma parte.`}
      </p>
      {children}
      <DataTable
        caption="O que poupas com cada taxa nova"
        why="Comparamos a tua prestação de hoje com a que terias a cada taxa, com a mesma dívida e o mesmo prazo. «Até ao fim» já tem os custos de mudar descontados."
        columns={[
          { title: 'Taxa nova', cell: ({ rate }: NewRate) => formatRatio(rate) },
          { title: 'Poupas por mês', cell: ({ saving }) => signed(saving) },
          { title: 'Nova prestação', cell: ({ instalment: next }) => formatEuro(next) },
          ...(loan.staysAtLender
            ? []
            : [
                {
                  title: 'Recuperas o custo em',
                  cell: ({ breakEvenMonth }: NewRate) =>
                    breakEvenMonth === undefined ? 'nunca' : monthsInWords(breakEvenMonth),
                },
              ]),
          { title: 'Poupas até ao fim', cell: ({ toTheEnd }) => signed(toTheEnd) },
        ]}
        rows={rates}
        keyOf={({ rate }) => rate}
        file="taxas-novas"
      />
      {!loan.staysAtLender && (
        <DataTable
          caption="Custos de mudar de banco"
          why="A comissão de reembolso é, no máximo, a que a lei permite, sobre o que deves (DL 74-A/2017). As comissões e o registo são os que escreveste ou, sem isso, os habituais. O que deves passa de banco sem imposto do selo (Código do Imposto do Selo, art. 7.º); se pedires mais, pagas 0,6 % do que pedires a mais."
          columns={[
            { title: 'Custo de mudar', cell: ({ label }) => label, words: true },
            { title: 'Valor', cell: ({ amount }) => formatEuro(amount) },
          ]}
          rows={[...costLines(existing), { label: 'Total', amount: totalCosts }]}
          keyOf={({ label }) => label}
        />
      )}
      <p className={layout.small}>
        As duas taxas ficam iguais até ao fim. Se a tua é variável, a Euribor muda as duas.
      </p>
      <CreditWarning />
    </article>
  )
}
