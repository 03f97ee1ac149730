import { DataTable } from 'shared-lib/kit/explain/ui/data-table'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatColumnEuro, formatShortEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import type { NewRate } from '../../rules/transfer-scale'
import type { HomeLoanFound } from './home-loan.load'

type Existing = NonNullable<HomeLoanFound['existing']>

const signed = (amount: Cents) =>
  amount < 0 ? `custa mais ${formatColumnEuro(cents(-amount))}` : formatColumnEuro(amount)

/** Lines of the costs of leaving. */
const costLines = ({ costs, loan: { stated } }: Existing) => [
  { label: 'Comissão de reembolso antecipado, no máximo', amount: costs.earlyRepaymentFee },
  { label: 'Imposto do selo dessa comissão', amount: costs.earlyRepaymentFeeStampDuty },
  {
    label:
      stated?.openingFees === undefined ? 'Comissões do banco novo, habituais' : 'Comissões do banco novo',
    amount: costs.openingFees,
  },
  { label: 'Imposto do selo dessas comissões', amount: costs.openingFeesStampDuty },
  { label: 'Registo da nova hipoteca', amount: costs.registrationCosts },
  ...(costs.otherCosts > 0 ? [{ label: 'Outros custos', amount: costs.otherCosts }] : []),
]

/** From which rate on leaving is worth its costs. */
function highestWords({ highest, loan }: Existing) {
  if (loan.staysAtLender) return `Cada taxa abaixo de ${formatRatio(loan.rate)} baixa a tua prestação.`
  return highest === undefined
    ? 'Nenhuma taxa chega para pagar os custos de mudar.'
    : `Mudar compensa com uma TAN até ${formatRatio(highest)}.`
}

/** Effect of other rates on a loan that exists, and the costs of leaving. Rates here are what the visitor typed and steps below it. */
export function TransferTables({ existing }: { existing: Existing }) {
  const { loan, totalCosts, rates } = existing
  return (
    <div className={layout.part} data-not-offered="">
      <p>{highestWords(existing)}</p>
      <DataTable
        caption="O que poupas com cada taxa nova"
        why="Comparamos a tua prestação de hoje com a que terias a cada taxa, com a mesma dívida e o mesmo prazo. «Até ao fim» já tem os custos de mudar descontados."
        columns={[
          { title: 'Taxa nova', cell: ({ rate }: NewRate) => formatRatio(rate) },
          { title: 'Poupas por mês', cell: ({ saving }) => signed(saving) },
          { title: 'Nova prestação', cell: ({ instalment: next }) => formatColumnEuro(next) },
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
            { title: 'Valor', cell: ({ amount }) => formatShortEuro(amount) },
          ]}
          rows={[...costLines(existing), { label: 'Total', amount: totalCosts }]}
          keyOf={({ label }) => label}
        />
      )}
      <p className={layout.small}>
        As duas taxas ficam iguais até ao fim. Se a tua é variável, a Euribor muda as duas.
      </p>
    </div>
  )
}
